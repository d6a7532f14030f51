import { defineWidget } from '../../element/defineWidget';
import { submission } from '../../element/submission/submitLead';
import { ContactForm } from './ContactForm';
import { spec } from './contact-form.element';
import { createContactFormStore } from './contact-form.store';

export default defineWidget(spec, ContactForm, createContactFormStore, submission);
