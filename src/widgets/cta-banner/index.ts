import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { stateless } from '../../element/stateless';
import { CtaBanner } from './CtaBanner';
import { type CtaBannerSpec, spec } from './cta-banner.element';

export default defineWidget(spec, CtaBanner, stateless);

declare global {
  interface HTMLElementTagNameMap {
    'bio-cta-banner': WidgetElement<CtaBannerSpec>;
  }
}
