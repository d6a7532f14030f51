import { defineWidget } from '../../element/defineWidget';
import { Faq } from './Faq';
import { spec } from './faq.element';
import { createFaqStore } from './faq.store';

export default defineWidget(spec, Faq, createFaqStore);
