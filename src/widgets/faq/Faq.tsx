import { ChevronDown, Plus } from 'lucide';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { button, secondary } from '../../ui/base/button.styles';
import { Heading } from '../../ui/base/Heading';
import { Icon } from '../../ui/base/Icon';
import { PhoneText } from '../../ui/base/PhoneText';
import { Anchor } from '../../ui/section/Anchor';
import { heading, lead, section } from '../../ui/section/section.styles';
import type { FaqSpec } from './faq.element';
import type { FaqState } from './faq.store';
import * as styles from './faq.styles';
import { openHashTarget } from './openHashTarget';

type Faqs = WidgetViewProps<FaqSpec, FaqState>['settings']['facts']['faqs'];

/** The full list goes on where the quick answers end: what was answered above comes last. */
const inList = (faqs: Faqs): Faqs =>
  faqs.toSorted((one, other) => Number(!!one.quick) - Number(!!other.quick));

/** Three quick answers, and all questions behind a toggle. */
export function Faq({ store, settings }: WidgetViewProps<FaqSpec, FaqState>): ReactNode {
  const trackOpened = useStore(store, (state) => state.trackOpened);
  const { faqs, company } = settings.facts;
  const { faq: messages } = settings.messages;
  const root = useRef<HTMLElement>(null);

  const trackEarly = useEffectEvent(() => {
    const questions = root.current?.querySelectorAll<HTMLDetailsElement>('details[name]') ?? [];
    inList(faqs).forEach(({ id }, index) => questions[index]?.open && trackOpened(id));
  });
  useEffect(() => trackEarly(), []); // opened before hydration

  useEffect(() => (root.current ? openHashTarget(root.current) : undefined), []);

  if (faqs.length === 0) return null;
  const quick = faqs.filter((entry) => entry.quick);
  // With quick answers only there is nothing to expand, and links lead to these.
  const isComplete = quick.length === faqs.length;

  return (
    <section ref={root} className={section} part="section" lang={settings.lang} aria-labelledby="heading">
      <div className={styles.columns}>
        <div className={styles.intro}>
          <Heading rank={1} id="heading" className={heading} part="heading">
            {messages.heading}
          </Heading>
          {messages.lead && company.phone && (
            <p className={lead}>
              <PhoneText text={messages.lead} phone={company.phone} />
            </p>
          )}
        </div>
        <div className={styles.answers}>
          {isComplete && <Anchor id="faq-section" />}
          {quick.map(({ id, question, answer }) => (
            <div key={id} className={styles.pair} part="answer">
              {isComplete && <Anchor id={id} />}
              <Heading rank={2} className={styles.question}>
                {question}
              </Heading>
              <p className={styles.answer}>{answer}</p>
            </div>
          ))}
          {!isComplete && (
            <details className={styles.all} open={quick.length === 0}>
              <summary className={cx(button, secondary, styles.toggle)} part="button toggle">
                <span className={styles.whileClosed}>{messages.showAll}</span>
                <span className={styles.whileOpen}>{messages.hideAll}</span>
                <Icon icon={ChevronDown} size={20} />
              </summary>
              <Anchor id="faq-section" />
              <div className={styles.list}>
                {inList(faqs).map(({ id, question, answer }) => (
                  <details
                    key={id}
                    name="question"
                    className={styles.item}
                    onToggle={(event) => event.currentTarget.open && trackOpened(id)}
                  >
                    <summary className={styles.summary} part="question">
                      <Heading rank={2} className={styles.listed}>
                        {question}
                      </Heading>
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
