import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { stateless } from '../../element/stateless';
import { Biocheck } from './Biocheck';
import { type BiocheckSpec, spec } from './biocheck.element';

export default defineWidget(spec, Biocheck, stateless);

declare global {
  interface HTMLElementTagNameMap {
    'bio-biocheck': WidgetElement<BiocheckSpec>;
  }
}
