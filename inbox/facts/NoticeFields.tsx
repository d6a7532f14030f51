import type { ReactNode } from 'react';
import { factsLanguages } from '../../src/domain/factsLanguages';
import { TextField } from '../../src/forms/fields/TextField';
import { useMessages } from '../messages/useMessages';
import { DayField } from '../ui/DayField';
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
  const notice: Notice = value ?? facts['notice'] ?? {};
  return (
    <details className={styles.topic}>
      <summary>{messages.notice}</summary>
      {factsLanguages(facts).map((lang) => (
        <TextField
          key={lang}
          name={`notice-${lang}`}
          label={`${messages.noticeText} (${lang})`}
          value={notice.text?.[lang] ?? ''}
          onValue={(text) => onValue({ ...notice, text: { ...notice.text, [lang]: text } })}
        />
      ))}
      <DayField
        name="notice-from"
        label={messages.from}
        value={notice.from ?? ''}
        onValue={(from) => onValue({ ...notice, from: from || undefined })}
      />
      <DayField
        name="notice-until"
        label={messages.to}
        value={notice.until ?? ''}
        onValue={(until) => onValue({ ...notice, until: until || undefined })}
      />
    </details>
  );
}
