import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { Biocheck } from './Biocheck';
import { type BiocheckSpec, spec } from './biocheck.element';
import { createBiocheckStore } from './biocheck.store';

export default defineWidget(spec, Biocheck, createBiocheckStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-biocheck': WidgetElement<BiocheckSpec>;
  }
}
