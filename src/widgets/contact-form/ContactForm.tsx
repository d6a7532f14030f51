import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { CHANGED_FIELD } from '../../domain/askedQuestions';
import { type ContactField, contactFields, contactRule } from '../../domain/contactFields';
import type { WidgetViewProps } from '../../element/spec';
import { NextSteps } from '../../forms/afterwards/NextSteps';
import { ConsentCheckbox } from '../../forms/fields/ConsentCheckbox';
import { Form } from '../../forms/fields/Form';
import { FormError } from '../../forms/fields/FormError';
import { Honeypot } from '../../forms/fields/Honeypot';
import { Select } from '../../forms/fields/Select';
import { SendingStatus } from '../../forms/fields/SendingStatus';
import { TextArea } from '../../forms/fields/TextArea';
import { TextField } from '../../forms/fields/TextField';
import { WithoutScript } from '../../forms/fields/WithoutScript';
import { isEmpty } from '../../forms/formState';
import { Notice } from '../../forms/Notice';
import { changedRules, changedTexts, formOfLead } from '../../forms/ownFields';
import { formWith } from '../../forms/questions/formWith';
import { AwaitedFile, DescribedQuestions, OwnQuestions } from '../../forms/questions/OwnQuestions';
import { BookedTime, SentMessage, TimeField } from '../../forms/slots/TimeField';
import { type FormFields, fieldProblems, useField } from '../../forms/useField';
import { toJson } from '../../leads/toJson';
import { own } from '../../leads/validation';
import { card } from '../../ui/base/card.styles';
import { Heading } from '../../ui/base/Heading';
import { usePicked } from '../../ui/base/usePicked';
import { Button } from '../../ui/controls/Button';
import { StatusMessage } from '../../ui/controls/StatusMessage';
import type { ContactFormSpec } from './contact-form.element';
import type { ContactFormState } from './contact-form.store';
import * as styles from './contact-form.styles';
import { arranged, isBelow, namesFor } from './fields';

type ContactFormProps = WidgetViewProps<ContactFormSpec, ContactFormState>;

/** Books the free property check. What became of it stands above the form, which is empty again and no longer the main thing to do. */
export function ContactForm({ store, settings }: ContactFormProps): ReactNode {
  const { status, notice, invalidAttempts, mayContact, allowContact, submit, dismissNotice } = usePicked(
    store,
    'status',
    'notice',
    'invalidAttempts',
    'mayContact',
    'allowContact',
    'submit',
    'dismissNotice',
  );
  // What was typed while it was being sent is not hidden.
  const isDone = useStore(store, (state) => state.status === 'sent' && isEmpty(state.fields));
  const { contact: messages, form: formMessages } = settings.messages;
  const { phone } = settings.facts.company;
  const { changedForm } = formOfLead<ContactField>(contactFields, settings.facts.fields.contact);
  const asked = { questions: settings.facts.questions.contact, form: { store, settings } };
  return (
    <section className={card} part="card" lang={settings.lang} aria-labelledby="heading">
      <Heading rank={1} id="heading" className={styles.heading} part="heading">
        {messages.heading}
      </Heading>
      {isDone ? (
        <div className={styles.done}>
          <Outcome store={store} settings={settings} />
          <Heading rank={2} className={styles.again}>
            {messages.again}
          </Heading>
        </div>
      ) : (
        messages.intro && <p className={styles.intro}>{messages.intro}</p>
      )}
      <Form
        className={styles.form}
        part="form"
        invalidAttempts={invalidAttempts}
        problems={{
          store,
          problemsOf: (state) => {
            const form = formWith(formOf({ store, settings }), settings.facts.questions.contact);
            return fieldProblems(form, namesFor(settings.facts, state.fields), state);
          },
        }}
        onSubmit={() => void submit()}
      >
        <WithoutScript message={messages.withoutScript} phone={phone} />
        {formMessages.requiredNote && <p className={styles.note}>{formMessages.requiredNote}</p>}
        {arranged(settings.facts).map((entry) =>
          typeof entry === 'string' ? (
            <ContactControl key={entry} name={entry} store={store} settings={settings} />
          ) : (
            <OwnQuestions key={entry.id} {...asked} isHere={(question) => question === entry} />
          ),
        )}
        <OwnQuestions {...asked} isHere={isBelow(settings.facts)} />
        <DescribedQuestions {...asked} />
        {changedForm && <input type="hidden" name={CHANGED_FIELD} value={toJson(changedForm)} />}
        <TimeField kind="contact" store={store} settings={settings} />
        {settings.abandoned && (
          <div className={styles.wide}>
            <ConsentCheckbox
              name="mayContact"
              text={formMessages.mayContact}
              consent={mayContact}
              onConsent={allowContact}
            />
          </div>
        )}
        <Honeypot />
        <div className={styles.end}>
          <Notice notice={notice} onDismiss={dismissNotice} settings={settings} />
          <AwaitedFile {...asked} />
          {!isDone && <Outcome store={store} settings={settings} />}
          <SendingStatus sending={status === 'submitting'} message={messages.sending} />
          <Button type="submit" kind={isDone ? 'secondary' : 'primary'} busy={status === 'submitting'}>
            {status === 'submitting' ? messages.sending : messages.button}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** What became of the request; nothing before it was sent. */
function Outcome({ store, settings }: ContactFormProps): ReactNode {
  const { leadId, status, unprompted } = usePicked(store, 'leadId', 'status', 'unprompted');
  const { contact: messages, form: formMessages } = settings.messages;
  const { company } = settings.facts;
  if (status === 'sent')
    return (
      <div className={styles.outcome} aria-live={unprompted ? 'polite' : undefined}>
        <StatusMessage kind="success" quiet={unprompted}>
          <SentMessage store={store} settings={settings}>
            {messages.success}
          </SentMessage>
        </StatusMessage>
        <NextSteps
          heading={formMessages.nextHeading}
          rank={2}
          steps={[formMessages.nextRead, messages.nextContact, messages.nextVisit]}
          messages={formMessages}
          company={company}
          leadId={leadId}
          locale={settings.lang}
        />
      </div>
    );
  if (status === 'error') return <FormError messages={messages} phone={company.phone} quiet={unprompted} />;
  if (status !== 'queued') return null;
  return (
    <div className={styles.kept} aria-live="polite">
      <FormError messages={messages} phone={company.phone} quiet={unprompted} />
      <StatusMessage kind="queued" quiet>
        {formMessages.queuedNote}
      </StatusMessage>
      <BookedTime store={store} settings={settings} />
    </div>
  );
}

const formOf = ({ store, settings }: ContactFormProps): FormFields<ContactField> => ({
  store,
  rules: changedRules<ContactField>(contactFields, settings.facts.fields.contact),
  labels: changedTexts(settings.messages.contact.labels, settings.facts.fields.contact, 'label'),
  settings,
});

/** A field's control, as `contactFields` describes it. */
function ContactControl({ name, store, settings }: ContactFormProps & { name: ContactField }): ReactNode {
  const { contact: messages } = settings.messages;
  const hints: Record<string, string> = changedTexts(messages.hints, settings.facts.fields.contact, 'hint');
  const options: Partial<Record<ContactField, readonly string[]>> = settings.facts.contact;
  const form = formOf({ store, settings });
  const field = useField(form, name, own(hints, name));
  const { required = false } = form.rules[name];
  const shown = contactRule(name);
  if (shown.control === 'select') {
    const choices = options[name] ?? [];
    return (
      choices.length > 0 && (
        <Select {...field} required={required} placeholder={messages.chooseSource} options={choices} />
      )
    );
  }
  if (shown.control === 'textArea')
    return (
      <div className={styles.wide}>
        <TextArea {...field} required={required} rows={shown.rows} autoComplete={shown.autoComplete} />
      </div>
    );
  const { type, autoComplete, wide } = shown;
  const control = <TextField {...field} {...{ required, type, autoComplete }} enterKeyHint="next" />;
  return wide ? <div className={styles.wide}>{control}</div> : control;
}
