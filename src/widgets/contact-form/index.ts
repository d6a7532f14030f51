import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { ContactForm } from './ContactForm';
import { type ContactFormSpec, spec } from './contact-form.element';
import { createContactFormStore } from './contact-form.store';

export default defineWidget(spec, ContactForm, createContactFormStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-contact-form': WidgetElement<ContactFormSpec>;
  }
}
