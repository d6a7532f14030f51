import { ChevronDown, Plus } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/emotion';
import { Anchor } from '../../ui/Anchor';
import { button, secondary } from '../../ui/button.styles';
import { Icon } from '../../ui/Icon';
import { PhoneText } from '../../ui/PhoneText';
import { heading, lead, section } from '../../ui/section.styles';
import type { FaqSpec } from './faq.element';
import type { FaqState } from './faq.store';
import * as styles from './faq.styles';
import { followAddress } from './followAddress';

/** Three quick answers, and all questions behind a toggle. */
export function Faq({ store, settings }: WidgetViewProps<FaqSpec, FaqState>): ReactNode {
  const { tellOpened } = useStore(store);
  const { faqs, company } = settings.facts;
  const { faq: texts } = settings.texts;
  const root = useRef<HTMLElement>(null);

  useEffect(() => (root.current ? followAddress(root.current) : undefined), []);

  if (faqs.length === 0) return null;
  const quick = faqs.filter((entry) => entry.quick);
  // Where all are quick answers, there is nothing to expand: links lead to these.
  const isComplete = quick.length === faqs.length;

  return (
    <section ref={root} className={section} part="section" lang={settings.lang} aria-labelledby="heading">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="heading" className={heading} part="heading">
            {texts.heading}
          </h2>
          {texts.lead && company.phone && (
            <p className={lead}>
              <PhoneText text={texts.lead} phone={company.phone} />
            </p>
          )}
        </div>
        <div className={styles.answers}>
          {isComplete && <Anchor id="faq-section" />}
          {quick.map(({ id, question, answer }) => (
            <div key={id} className={styles.pair} part="answer">
              {isComplete && <Anchor id={id} />}
              <h3 className={styles.question}>{question}</h3>
              <p className={styles.answer}>{answer}</p>
            </div>
          ))}
          {!isComplete && (
            <details className={styles.all} open={quick.length === 0}>
              <summary className={cx(button, secondary, styles.toggle)} part="button toggle">
                <span className={styles.whileClosed}>{texts.showAll}</span>
                <span className={styles.whileOpen}>{texts.hideAll}</span>
                <Icon icon={ChevronDown} size={20} />
              </summary>
              <Anchor id="faq-section" />
              <div className={styles.list}>
                {faqs.map(({ id, question, answer }) => (
                  <details
                    key={id}
                    name="question"
                    className={styles.item}
                    onToggle={(event) => event.currentTarget.open && tellOpened(id)}
                  >
                    <summary className={styles.summary} part="question">
                      <h3 className={styles.question}>{question}</h3>
                      <Icon icon={Plus} size={24} />
                    </summary>
                    <Anchor id={id} />
                    <p className={cx(styles.answer, styles.below)}>{answer}</p>
                  </details>
                ))}
              </div>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
