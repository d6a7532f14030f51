import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { Button } from '../../ui/Button';
import { card } from '../../ui/card.styles';
import { describeField } from '../../ui/describeField';
import { Message } from '../../ui/Message';
import { PhoneText } from '../../ui/PhoneText';
import { Select } from '../../ui/Select';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { Trap } from '../../ui/Trap';
import { useCode } from '../../ui/useCode';
import type { ContactFormSpec } from './contact-form.element';
import { type ContactField, type ContactFormState, contactRules } from './contact-form.store';
import * as styles from './contact-form.styles';

/** Books the free property check. */
export function ContactForm({
  store,
  settings,
}: WidgetViewProps<ContactFormSpec, ContactFormState>): ReactNode {
  const { status, fields, problems, refusals, mayContact, change, allowContact, submit } = useStore(store);
  const { contact, form: formTexts } = settings.texts;
  const { company, contact: facts } = settings.facts;
  const form = useRef<HTMLFormElement>(null);
  const box = useCode(settings.abandoned ? loadBox : undefined);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  const field = (name: ContactField, hint?: string) => ({
    name,
    label: contact.labels[name],
    value: fields[name],
    onValue: (value: string) => change(name, value),
    ...describeField({
      value: fields[name],
      limit: contactRules[name].limit,
      problem: problems[name],
      hint,
      texts: formTexts,
      lang: settings.lang,
    }),
  });

  return (
    <section className={card} part="card" lang={settings.lang} aria-labelledby="heading">
      <h2 id="heading" className={styles.heading} part="heading">
        {contact.heading}
      </h2>
      {contact.intro && <p className={styles.intro}>{contact.intro}</p>}
      {/* Sent by script only: with method="dialog" a press before the script is here does not reload the page. */}
      <form ref={form} className={styles.form} part="form" method="dialog" noValidate onSubmit={onSubmit}>
        {formTexts.requiredNote && <p className={styles.note}>{formTexts.requiredNote}</p>}
        <TextField {...field('fullName')} required autoComplete="name" />
        <TextField {...field('phone')} required type="tel" autoComplete="tel" />
        <div className={styles.wide}>
          <TextField {...field('email')} required type="email" autoComplete="email" />
        </div>
        <div className={styles.wide}>
          <TextArea
            {...field('serviceAddress', contact.hints.serviceAddress)}
            required
            rows={2}
            autoComplete="street-address"
          />
        </div>
        <div className={styles.wide}>
          <TextArea {...field('areasOfConcern', contact.hints.areasOfConcern)} rows={4} />
        </div>
        <Select {...field('hearAboutUs')} placeholder={contact.chooseSource} options={facts.hearAboutUs} />
        {box.code && (
          <div className={styles.wide}>
            <box.code.AgreeBox
              name="mayContact"
              text={formTexts.mayContact}
              agreement={mayContact}
              onAgree={allowContact}
            />
          </div>
        )}
        <Trap />
        <div className={styles.end}>
          {company.phone && (
            <noscript>
              <p>
                <PhoneText text={contact.withoutScript} phone={company.phone} />
              </p>
            </noscript>
          )}
          {status === 'success' && <Message kind="success">{contact.success}</Message>}
          {status === 'error' && (
            <Message kind="error">
              <PhoneText text={contact.error} phone={company.phone} without={contact.errorWithoutPhone} />
            </Message>
          )}
          <Button type="submit" busy={status === 'submitting'}>
            {status === 'submitting' ? contact.sending : contact.button}
          </Button>
        </div>
      </form>
    </section>
  );
}

const loadBox = () => import('../../ui/AgreeBox');
