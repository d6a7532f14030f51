import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { submission } from '../../element/submission/submitLead';
import { ContactForm } from './ContactForm';
import { type ContactFormSpec, spec } from './contact-form.element';
import { createContactFormStore } from './contact-form.store';

export default defineWidget(spec, ContactForm, createContactFormStore, submission);

declare global {
  interface HTMLElementTagNameMap {
    'bio-contact-form': WidgetElement<ContactFormSpec>;
  }
}
