import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { stateless } from '../../element/stateless';
import { ScrollTop } from './ScrollTop';
import { type ScrollTopSpec, spec } from './scroll-top.element';

export default defineWidget(spec, ScrollTop, stateless);

declare global {
  interface HTMLElementTagNameMap {
    'bio-scroll-top': WidgetElement<ScrollTopSpec>;
  }
}
