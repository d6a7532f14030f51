import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { Footer } from './Footer';
import { type FooterSpec, spec } from './footer.element';
import { createFooterStore } from './footer.store';

export default defineWidget(spec, Footer, createFooterStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-footer': WidgetElement<FooterSpec>;
  }
}
