import { Calculator, X } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { keepClear } from '../../ui/keepClear';
import * as styles from './panel.styles';
import type { StepProps } from './useEstimator';
import { Visit } from './Visit';

/** The floating button, and the panel that it opens. */
export function EstimatorPanel({ store, settings }: StepProps): ReactNode {
  const { open, show, hide } = useStore(store);
  const { estimator: texts } = settings.texts;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    if (button.current) keepClear(button.current, ended.signal);
    return () => ended.abort();
  }, []);
  return (
    <div lang={settings.lang}>
      <button
        ref={button}
        type="button"
        className={styles.launch}
        part="launch"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon icon={Calculator} size={22} />
        <span data-text="estimator.launch">{texts.launch}</span>
      </button>
      <Dialog open={open} onClose={hide} placement="side" labelledBy="title">
        <header className={styles.head}>
          <h2 id="title" className={styles.title}>
            {texts.title}
          </h2>
          <button type="button" className={styles.close} aria-label={texts.close} onClick={hide}>
            <Icon icon={X} size={24} />
          </button>
        </header>
        <div className={styles.body}>
          <Visit store={store} settings={settings} />
        </div>
      </Dialog>
    </div>
  );
}
