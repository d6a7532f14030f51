/** The fields that the forms have built in, as a firm changes them. */
import * as v from 'valibot';
import { leadLimits } from '../../domain/limits';
import { flag, id, label, list, note, topic } from '../fields';

const renamed = {
  label: v.optional(label('What it is called instead. Example: "Where do we load?"')),
  hint: note('Shown below it instead. Empty: nothing. Example: "Street and house number."'),
};
const hidden = flag('Leaves it out of the form. Left out: no.');

/** A field that somebody fills in. @param required whether it is, without a change. */
const field = (what: string, required: boolean) =>
  v.optional(
    topic(
      {
        ...renamed,
        required: flag(
          `Whether it has to be filled in. Left out: ${required ? 'yes' : 'no'}. Example: ${String(!required)}`,
        ),
        hidden,
      },
      what,
    ),
  );

/** A field of which a form may only say otherwise what it is. */
const renamable = (what: string) => v.optional(topic({ ...renamed, hidden }, what));

const order = (example: string) =>
  v.optional(
    list(
      id('Name of a field, or id of a question of your own.'),
      `The order in which the form shows its fields, and questions of your own among them; what is not named follows. A wizard orders each step by it. Example: ${example}`,
      0,
      leadLimits.answers * 2,
    ),
  );

interface Way {
  required?: boolean | undefined;
  hidden?: boolean | undefined;
}
interface Ways {
  phone?: Way | undefined;
  email?: Way | undefined;
}

const isAsked = ({ hidden: isHidden = false, required = true }: Way = {}) => required && !isHidden;

const answerable = <Form extends Ways>() =>
  v.check<Form, string>(
    ({ phone, email }) => isAsked(phone) || isAsked(email),
    'a phone or an email that is required and not hidden: without either nobody could answer',
  );

const person = {
  fullName: field('The name.', true),
  phone: field('The phone number.', true),
  email: field('The email address.', true),
  serviceAddress: field('The address of the property.', true),
};

export const formFields = topic(
  {
    contact: v.pipe(
      v.strictObject(
        {
          order: order('["phone", "fullName", "gate"]'),
          ...person,
          areasOfConcern: field('What worries the visitor.', false),
          hearAboutUs: field('How the visitor heard of you.', false),
        },
        'an object',
      ),
      answerable(),
      v.description('Those of the contact form.'),
    ),
    audit: v.pipe(
      v.strictObject(
        {
          order: order('["phone", "fullName"]'),
          ...person,
          notes: field('The notes of the last step.', false),
          photos: renamable('The photos of the last step.'),
        },
        'an object',
      ),
      answerable(),
      v.description('Those of the audit wizard.'),
    ),
    quote: v.pipe(
      v.strictObject(
        {
          order: order('["email", "clientName"]'),
          clientName: field('The name.', false),
          phone: field('The phone number.', false),
          email: field('The email address.', false),
          address: field('The address of the property.', false),
          notes: field('The notes.', false),
          signature: renamable('The typed signature.'),
        },
        'an object',
      ),
      v.check(
        ({ phone, email }) => !(phone?.hidden && email?.hidden),
        'a phone or an email that is not hidden: without either nobody could answer',
      ),
      v.description('Those of the quote builder.'),
    ),
    estimator: v.pipe(
      v.strictObject(
        {
          order: order('["email", "firstName", "gate"]'),
          propertyType: renamable('The type of the property.'),
          sqft: renamable('The size of the property.'),
          zip: renamable('The postal code.'),
          question: field('What the visitor wants to know first.', false),
          firstName: field('The first name.', true),
          phone: field('The phone number.', true),
          email: field('The email address.', true),
          preferredDays: field('The days that suit the visitor.', false),
          photos: renamable('The photos of the job.'),
          smsConsent: v.optional(topic({ hidden }, 'The consent to text messages.')),
        },
        'an object',
      ),
      answerable(),
      v.description('Those of the estimator.'),
    ),
  },
  'The fields that the forms have built in, by form: each may be renamed, made required or optional, moved or left out. Example: { "contact": { "serviceAddress": { "hidden": true } } }',
);
