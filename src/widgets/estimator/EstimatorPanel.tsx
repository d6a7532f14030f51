import { Timer } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../ui/Icon';
import { useCode } from '../../ui/useCode';
import { useKeepClear } from '../../ui/useKeepClear';
import * as styles from './launch.styles';
import type { StepProps } from './useEstimator';
import { Visit } from './Visit';

/** In code of its own, because an estimator in the page needs none of it. */
const loadPanel = () => import('./Panel');

/** The floating button, and the panel that it opens. */
export function EstimatorPanel({ store, settings }: StepProps): ReactNode {
  const { open, show, hide } = useStore(store);
  const { estimator: texts } = settings.texts;
  const { code } = useCode(loadPanel);
  const button = useRef<HTMLButtonElement>(null);
  useKeepClear(button);
  return (
    <div lang={settings.lang}>
      <button
        ref={button}
        type="button"
        className={styles.launch}
        part="launch"
        data-floats=""
        data-covering="" // until it has been looked at what lies below
        aria-haspopup="dialog"
        onClick={show}
      >
        <Icon icon={Timer} size={22} />
        <span data-text="estimator.launch">{texts.launch}</span>
      </button>
      {code && (
        <code.Panel open={open} onClose={hide} title={texts.title} close={texts.close} lang={settings.lang}>
          <Visit store={store} settings={settings} />
        </code.Panel>
      )}
    </div>
  );
}
