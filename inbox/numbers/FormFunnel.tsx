import type { ReactNode } from 'react';
import type { FormNumbers } from '../../server/visits/combineNumbers';
import { useLang, useMessages } from '../messages/useMessages';
import * as styles from './numbers.styles';

/** How far visitors got in one form: seen, opened, its steps, sent. */
export function FormFunnel({ form }: { form: FormNumbers }): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const { forms } = messages;
  const title = Object.hasOwn(forms, form.widget) ? forms[form.widget as keyof typeof forms] : form.widget;
  const rows: [string, number][] = [
    [messages.formSeen, form.seen.now],
    [messages.formOpened, form.opened.now],
    ...form.steps.map(({ step, label, reached }): [string, number] => [`${step}. ${label}`, reached.now]),
    [messages.formSent, form.sent.now],
  ];
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <section className={styles.funnel} aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {rows.map(([label, count], index) => (
          <li key={index}>
            <span>
              <bdi>{label}</bdi>
            </span>
            <span>{count.toLocaleString(lang)}</span>
            <meter min={0} max={most} value={count} aria-label={label} />
          </li>
        ))}
      </ol>
    </section>
  );
}
