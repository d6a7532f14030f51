import { type ReactNode, useEffect } from 'react';
import { CountUp } from '../../../forms/wizard/CountUp';
import { preloadPhotoPicker } from '../../../forms/wizard/PhotosField';
import { ignoreRepeatedPress } from '../../../forms/wizard/repeatedPress';
import { Heading } from '../../../ui/base/Heading';
import { PriceText } from '../../../ui/base/PriceText';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import { TextButton } from '../../../ui/controls/TextButton';
import { visitNote } from '../lead/visitNote';
import { computeEstimate } from '../price/computeEstimate';
import { explainItems } from '../price/explain';
import { headlineOf } from '../price/headline';
import { PrintEstimateButton } from '../print/PrintEstimateButton';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './result.styles';

/** A chunk of its own: most firms charge for their items only. */
const loadCharges = () => import('./Charges');

/** The range, its breakdown, and the buttons that lead to the contact form. */
export function ResultStep(props: StepProps): ReactNode {
  const { answers, showContactStep, editAnswers } = usePicked(
    props.store,
    'answers',
    'showContactStep',
    'editAnswers',
  );
  const { terms, wording } = useTerms(props);
  const { estimator: messages } = props.settings.messages;
  useEffect(preloadPhotoPicker, []);
  const estimate = computeEstimate(answers, terms);
  const headline = headlineOf(answers, terms, wording);
  const hasCharges = estimate.charges.length > 0 || terms.facts.tax || terms.facts.deposit;
  const charges = useLazyModule(hasCharges ? loadCharges : undefined);
  return (
    <>
      <div className={styles.summary}>
        <p>{messages.result.lead}</p>
        <CountUp
          className={styles.range}
          part="range"
          at={(part) => headlineOf(answers, terms, wording, part)}
        />
        <p className={styles.note}>
          <span>{messages.result.confirm}</span> <PriceText text={visitNote(terms, wording)} />
        </p>
      </div>
      <div className={styles.buttons} onClickCapture={ignoreRepeatedPress}>
        <Button type="button" onPress={() => showContactStep('visit')}>
          {messages.book}
        </Button>
        <Button type="button" kind="secondary" onPress={() => showContactStep('question')}>
          {messages.ask}
        </Button>
      </div>
      <section className={styles.breakdown} aria-labelledby="breakdown">
        <Heading rank={2} id="breakdown">
          {messages.result.breakdown}
        </Heading>
        <ul>
          {explainItems(estimate, answers, terms, wording).map(({ id, name, range, reasons }) => (
            <li key={id}>
              <span className={styles.item}>{name}</span>
              <span className={styles.price}>
                <PriceText text={range} />
              </span>
              <ul className={styles.reasons}>
                {reasons.map((reason) => (
                  <li key={reason}>
                    <PriceText text={reason} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
          {charges && <charges.Charges estimate={estimate} {...props} />}
          <li className={styles.total}>
            <span>{messages.result.total}</span>
            <span className={styles.price}>
              <PriceText text={headline} />
            </span>
          </li>
          {charges && <charges.BelowTotal estimate={estimate} {...props} />}
        </ul>
        <div className={styles.tools}>
          <TextButton onPress={editAnswers}>{messages.result.change}</TextButton>
          <PrintEstimateButton {...props} kind="text" />
        </div>
      </section>
    </>
  );
}
