import { Clock, ShieldCheck } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import { fillText } from '../../../domain/fillText';
import { Timeline } from '../../../forms/afterwards/Timeline';
import { CountUp } from '../../../forms/wizard/CountUp';
import { preloadPhotoPicker } from '../../../forms/wizard/PhotosField';
import { ignoreRepeatedPress } from '../../../forms/wizard/repeatedPress';
import { Heading } from '../../../ui/base/Heading';
import { Icon } from '../../../ui/base/Icon';
import { PriceText } from '../../../ui/base/PriceText';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import { TextButton } from '../../../ui/controls/TextButton';
import { ShareButton } from '../../../ui/share/ShareButton';
import { visitNote } from '../lead/visitNote';
import { laterEstimate } from '../price/computeEstimate';
import { headlineOf } from '../price/headline';
import { helpfulQuestions } from '../price/helpfulQuestions';
import { itemsCountedOnce } from '../price/itemsCountedOnce';
import { PrintEstimateButton } from '../print/PrintEstimateButton';
import { sharedEstimate } from '../share/sharedEstimate';
import { type StepProps, useTerms } from '../useTerms';
import { Breakdown, loadLaterVisits } from './Breakdown';
import { ChosenPictures } from './ChosenPictures';
import { Included } from './Included';
import * as styles from './result.styles';
import { SampleReportLink } from './SampleReportLink';

/** The range with all that belongs to it, and the buttons that lead to the contact form. */
export function ResultStep(props: StepProps): ReactNode {
  const { showContactStep } = usePicked(props.store, 'showContactStep');
  const { estimator: messages, form } = props.settings.messages;
  useEffect(preloadPhotoPicker, []);
  return (
    <>
      <Sheet {...props} />
      <div className={styles.actions}>
        <div className={styles.buttons} onClickCapture={ignoreRepeatedPress}>
          <Button type="button" onPress={() => showContactStep('visit')}>
            {messages.book}
          </Button>
          <Button type="button" kind="secondary" onPress={() => showContactStep('question')}>
            {messages.ask}
          </Button>
        </div>
        <Tools {...props} />
      </div>
      <div className={styles.columns}>
        <section className={styles.breakdown} aria-labelledby="breakdown">
          <Heading rank={2} id="breakdown">
            {messages.result.breakdown}
          </Heading>
          <Breakdown {...props} />
        </section>
        <div>
          <Timeline
            heading={form.nextHeading}
            rank={2}
            steps={[messages.result.send, messages.thanksPromise, messages.thanksVisit]}
          />
          <SampleReportLink {...props} />
        </div>
      </div>
      <Included {...props} />
    </>
  );
}

/** The range, beside pictures of what it is for. */
function Sheet(props: StepProps): ReactNode {
  const { answers } = usePicked(props.store, 'answers');
  const { terms, wording } = useTerms(props);
  const { result } = props.settings.messages.estimator;
  const visit = visitNote(terms, wording);
  const { laterVisits } = terms.facts;
  const later = useLazyModule(laterVisits ? loadLaterVisits : undefined);
  return (
    <div className={styles.sheet}>
      <ChosenPictures {...props} />
      <div className={styles.amount}>
        <p>{laterVisits && laterEstimate(answers, terms) ? laterVisits.firstLabel : result.lead}</p>
        <CountUp
          className={styles.range}
          part="range"
          at={(part) => headlineOf(answers, terms, wording, part)}
        />
        {later && <later.LaterRange {...props} />}
        <ul className={styles.assurances}>
          <li>
            <Icon icon={ShieldCheck} size={20} />
            <span>{result.confirm}</span>
          </li>
          {visit && (
            <li>
              <Icon icon={Clock} size={20} />
              <PriceText text={visit} />
            </li>
          )}
        </ul>
        {itemsCountedOnce(answers, terms).map(({ id, name, unit }) => (
          <p key={id} className={styles.note}>
            {fillText(result.countedOnce, { name, unit })}
          </p>
        ))}
        <GeneralRange {...props} />
      </div>
    </div>
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

/** What can be done with the estimate, besides sending it. */
function Tools(props: StepProps): ReactNode {
  const { store, settings } = props;
  const { editAnswers } = usePicked(store, 'editAnswers');
  const { result } = settings.messages.estimator;
  return (
    <div className={styles.tools}>
      <PrintEstimateButton {...props} kind="text" />
      <ShareButton messages={result} data={(host) => sharedEstimate(host, store.getState(), settings)} />
      <TextButton onPress={editAnswers}>{result.change}</TextButton>
    </div>
  );
}
