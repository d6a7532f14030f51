import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { Faq } from './Faq';
import { type FaqSpec, spec } from './faq.element';
import { createFaqStore } from './faq.store';

export default defineWidget(spec, Faq, createFaqStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-faq': WidgetElement<FaqSpec>;
  }
}
