import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { About } from './About';
import { type AboutSpec, spec } from './about.element';
import { createAboutStore } from './about.store';

export default defineWidget(spec, About, createAboutStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-about': WidgetElement<AboutSpec>;
  }
}
