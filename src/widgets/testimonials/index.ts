import { defineWidget } from '../../element/defineWidget';
import { Testimonials } from './Testimonials';
import { spec } from './testimonials.element';
import { createTestimonialsStore } from './testimonials.store';

export default defineWidget(spec, Testimonials, createTestimonialsStore);
