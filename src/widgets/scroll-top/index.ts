import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { ScrollTop } from './ScrollTop';
import { type ScrollTopSpec, spec } from './scroll-top.element';
import { createScrollTopStore } from './scroll-top.store';

export default defineWidget(spec, ScrollTop, createScrollTopStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-scroll-top': WidgetElement<ScrollTopSpec>;
  }
}
