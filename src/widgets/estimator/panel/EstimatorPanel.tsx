import { Phone, Timer } from 'lucide';
import { type ReactNode, use, useRef } from 'react';
import { phoneHref } from '../../../page/phoneHref';
import { FirstHeading } from '../../../ui/base/Heading';
import { Icon } from '../../../ui/base/Icon';
import { useAvoidOverlap } from '../../../ui/base/useAvoidOverlap';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { usePicked } from '../../../ui/base/usePicked';
import { DialogInMarkup } from '../../../ui/dialog/dialogInMarkup';
import { EstimatorSteps } from '../steps/EstimatorSteps';
import type { StepProps } from '../useTerms';
import * as styles from './launch.styles';
import { loadPanel } from './loadPanel';

/** The floating button, and the panel that it opens. */
export function EstimatorPanel({ store, settings }: StepProps): ReactNode {
  const { open, status, show, hide } = usePicked(store, 'open', 'status', 'show', 'hide');
  const { estimator: messages, common } = settings.messages;
  const { phone } = settings.facts.company;
  const isInMarkup = use(DialogInMarkup);
  const module = useLazyModule(loadPanel, isInMarkup);
  const button = useRef<HTMLButtonElement>(null);
  useAvoidOverlap(button);
  return (
    <div lang={settings.lang}>
      <aside aria-label={messages.title}>
        <button
          ref={button}
          type="button"
          className={styles.launch}
          part="launch"
          data-floating=""
          data-covering="unknown" // until it is known what lies below it
          aria-haspopup="dialog"
          onClick={show}
        >
          <Icon icon={Timer} size={22} />
          <span className={styles.words} data-message="estimator.launch">
            {messages.launch}
          </span>
        </button>
        {phone && (
          <a className={styles.call} part="call" href={phoneHref(phone)}>
            <Icon icon={Phone} size={22} />
            <span className={styles.words} data-message="estimator.call">
              {messages.call}
            </span>
          </a>
        )}
      </aside>
      {module && (
        <module.Panel
          open={open}
          keepMounted={isInMarkup}
          onClose={hide}
          title={messages.title}
          close={status === 'queued' ? common.close : messages.close}
          lang={settings.lang}
        >
          <FirstHeading value={use(FirstHeading) + 1}>
            <EstimatorSteps store={store} settings={settings} />
          </FirstHeading>
        </module.Panel>
      )}
    </div>
  );
}
