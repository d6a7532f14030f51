import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { stateless } from '../../element/stateless';
import { About } from './About';
import { type AboutSpec, spec } from './about.element';

export default defineWidget(spec, About, stateless);

declare global {
  interface HTMLElementTagNameMap {
    'bio-about': WidgetElement<AboutSpec>;
  }
}
