import { type ReactNode, useId } from 'react';
import * as field from '../../src/forms/fields/field.styles';
import { useMessages } from '../messages/useMessages';
import * as styles from './facts.styles';

/** What the site says above all else for some days, as its facts have it. */
export interface Notice {
  text?: Record<string, string>;
  /** Days, both included. */
  from?: string | undefined;
  until?: string | undefined;
}

interface NoticeFieldsProps {
  facts: Record<string, unknown>;
  /** As it was typed; undefined where it was not changed. */
  value: Notice | undefined;
  onValue: (notice: Notice) => void;
}

/** The notice in each language of the site, and its days. */
export function NoticeFields({ facts, value, onValue }: NoticeFieldsProps): ReactNode {
  const messages = useMessages();
  const notice = value ?? ((facts['notice'] ?? {}) as Notice);
  return (
    <details className={styles.topic}>
      <summary>{messages.notice}</summary>
      {languagesOf(facts).map((lang) => (
        <Field
          key={lang}
          label={`${messages.noticeText} (${lang})`}
          value={notice.text?.[lang] ?? ''}
          onValue={(text) => onValue({ ...notice, text: { ...notice.text, [lang]: text } })}
        />
      ))}
      <Field
        type="date"
        label={messages.from}
        value={notice.from ?? ''}
        onValue={(from) => onValue({ ...notice, from: from || undefined })}
      />
      <Field
        type="date"
        label={messages.to}
        value={notice.until ?? ''}
        onValue={(until) => onValue({ ...notice, until: until || undefined })}
      />
    </details>
  );
}

function languagesOf({ languages, locale }: Record<string, unknown>): string[] {
  const named = Array.isArray(languages) ? languages.filter((tag) => typeof tag === 'string') : [];
  if (named.length > 0) return named;
  return [(typeof locale === 'string' && locale.split('-')[0]) || 'en'];
}

interface FieldProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  type?: 'text' | 'date';
}

function Field({ label, value, onValue, type = 'text' }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        className={field.control}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </div>
  );
}
