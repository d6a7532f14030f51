import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { stateless } from '../../element/stateless';
import { Footer } from './Footer';
import { type FooterSpec, spec } from './footer.element';

export default defineWidget(spec, Footer, stateless);

declare global {
  interface HTMLElementTagNameMap {
    'bio-footer': WidgetElement<FooterSpec>;
  }
}
