import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { Testimonials } from './Testimonials';
import { spec, type TestimonialsSpec } from './testimonials.element';
import { createTestimonialsStore } from './testimonials.store';

export default defineWidget(spec, Testimonials, createTestimonialsStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-testimonials': WidgetElement<TestimonialsSpec>;
  }
}
