import type { ReactNode } from 'react';
import { type Answers, selectedItems } from '../../src/widgets/estimator/answers/answers';
import { computeEstimate, laterEstimate } from '../../src/widgets/estimator/price/computeEstimate';
import { explainItems } from '../../src/widgets/estimator/price/explain';
import {
  type ExplainedCharge,
  explainBelowTotal,
  explainCharges,
} from '../../src/widgets/estimator/price/explainCharges';
import * as breakdown from '../../src/widgets/estimator/steps/breakdown.styles';
import * as result from '../../src/widgets/estimator/steps/result.styles';
import * as layout from '../../webapp/layout.styles';
import type { PriceTerms } from './terms';

export const NOTHING_CHOSEN = 'Choose something to see its price.';

const ROUNDING = {
  whole: 'Each line is rounded to whole amounts, half up.',
  cents: 'Each line is rounded to cents, half up.',
  5: 'Each line is rounded to the nearest 5, half up.',
  10: 'Each line is rounded to the nearest 10, half up.',
} as const;

/** The range of these answers and all that it is made of, in the words of the widget; of a later visit, too, where there is one. */
export function ExplainedPrice(props: { answers: Answers; prices: PriceTerms }): ReactNode {
  const { answers, prices } = props;
  const { terms } = prices;
  if (selectedItems(answers, terms).length === 0) return <p className={layout.quiet}>{NOTHING_CHOSEN}</p>;
  const later = laterEstimate(answers, terms);
  const { laterVisits } = terms.facts;
  return (
    <>
      {later && <h3 lang={prices.lang}>{laterVisits?.firstLabel}</h3>}
      <Explained estimate={computeEstimate(answers, terms)} {...props} />
      {later && (
        <>
          <h3 lang={prices.lang}>{laterVisits?.label}</h3>
          <Explained estimate={later} {...props} />
        </>
      )}
      <p className={layout.quiet}>{ROUNDING[terms.facts.rounding ?? 'whole']}</p>
    </>
  );
}

interface ExplainedProps {
  estimate: ReturnType<typeof computeEstimate>;
  answers: Answers;
  prices: PriceTerms;
}

function Explained({ estimate, answers, prices: { terms, wording, lang } }: ExplainedProps): ReactNode {
  return (
    <>
      <p lang={lang} className={result.range}>
        {wording.formatPrices(estimate)}
      </p>
      <ul lang={lang} className={breakdown.lines} aria-labelledby="price-explained">
        {explainItems(estimate, answers, terms, wording).map(({ id, name, range, reasons }) => (
          <li key={id}>
            <span className={breakdown.item}>{name}</span>
            <span className={breakdown.price}>{range}</span>
            <ul className={breakdown.reasons}>
              {reasons.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
        <Charges charges={explainCharges(estimate, terms, wording)} />
        <li className={breakdown.total}>
          <span>{wording.messages.result.total}</span>
          <span className={breakdown.price}>{wording.formatPrices(estimate)}</span>
        </li>
        <Charges charges={explainBelowTotal(estimate, terms, wording)} />
      </ul>
    </>
  );
}

const Charges = ({ charges }: { charges: readonly ExplainedCharge[] }): ReactNode =>
  charges.map(({ label, range }, index) => (
    <li key={`${label} ${index}`}>
      <span>{label}</span>
      <span className={breakdown.price}>{range}</span>
    </li>
  ));
