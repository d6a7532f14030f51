import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { CtaBanner } from './CtaBanner';
import { type CtaBannerSpec, spec } from './cta-banner.element';
import { createCtaBannerStore } from './cta-banner.store';

export default defineWidget(spec, CtaBanner, createCtaBannerStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-cta-banner': WidgetElement<CtaBannerSpec>;
  }
}
