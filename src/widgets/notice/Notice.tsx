import { X } from 'lucide';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { Icon } from '../../ui/base/Icon';
import type { NoticeSpec } from './notice.element';
import type { NoticeState } from './notice.store';
import * as styles from './notice.styles';

/** A bar with a notice, on its days. */
export function Notice({ store, settings }: WidgetViewProps<NoticeSpec, NoticeState>): ReactNode {
  const { text, close } = useStore(store);
  const { notice: messages } = settings.messages;
  const { link, level } = settings.facts.notice;
  if (!text) return null;
  return (
    <section
      className={cx(styles.notice, level === 'warning' && styles.warning)}
      part="notice"
      lang={settings.lang}
      aria-label={messages.label}
    >
      {link ? (
        <a className={styles.text} href={link}>
          {text}
        </a>
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      <button
        type="button"
        className={styles.close}
        part="button"
        aria-label={messages.close}
        onClick={close}
      >
        <Icon icon={X} size={20} />
      </button>
    </section>
  );
}
