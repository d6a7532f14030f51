import { type ReactNode, useEffect } from 'react';
import { fillText } from '../../../domain/fillText';
import { CountUp } from '../../../forms/wizard/CountUp';
import { preloadPhotoPicker } from '../../../forms/wizard/PhotosField';
import { ignoreRepeatedPress } from '../../../forms/wizard/repeatedPress';
import { Heading } from '../../../ui/base/Heading';
import { PriceText } from '../../../ui/base/PriceText';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import { TextButton } from '../../../ui/controls/TextButton';
import { visitNote } from '../lead/visitNote';
import { headlineOf } from '../price/headline';
import { helpfulQuestions } from '../price/helpfulQuestions';
import { itemsCountedOnce } from '../price/itemsCountedOnce';
import { PrintEstimateButton } from '../print/PrintEstimateButton';
import { type StepProps, useTerms } from '../useTerms';
import { Breakdown } from './Breakdown';
import * as styles from './result.styles';
import { SampleReportLink } from './SampleReportLink';

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
        {itemsCountedOnce(answers, terms).map(({ id, name, unit }) => (
          <p key={id} className={styles.note}>
            {fillText(messages.result.countedOnce, { name, unit })}
          </p>
        ))}
        <GeneralRange {...props} />
        <SampleReportLink {...props} />
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
        <Breakdown {...props} />
        <div className={styles.tools}>
          <TextButton onPress={editAnswers}>{messages.result.change}</TextButton>
          <PrintEstimateButton {...props} kind="text" />
        </div>
      </section>
    </>
  );
}

/** Says that the range is that of any property, where no question was answered, and leads to the first that would help. */
function GeneralRange(props: StepProps): ReactNode {
  const { answers, goTo } = usePicked(props.store, 'answers', 'goTo');
  const { terms } = useTerms(props);
  const { result } = props.settings.messages.estimator;
  const questions = helpfulQuestions(answers, terms);
  const [first] = questions;
  if (!first) return null;
  return (
    <p className={styles.note}>
      <span>{`${fillText(result.general, { questions: questions.map(({ label }) => label).join(', ') })} `}</span>
      <TextButton onPress={() => goTo(first.step)}>{result.answer}</TextButton>
    </p>
  );
}
