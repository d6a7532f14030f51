import type { ReactNode } from 'react';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { usePicked } from '../../../ui/base/usePicked';
import { computeEstimate } from '../price/computeEstimate';
import { headlineOf } from '../price/headline';
import { type StepProps, useTerms } from '../useTerms';
import { Lines } from './Lines';

/** A chunk of its own: most firms have one total. */
export const loadLaterVisits = () => import('./LaterVisits');

/** What was chosen, what each answer does to its price, and the total; of later visits too, where the firm names them. */
export function Breakdown(props: StepProps): ReactNode {
  const { answers } = usePicked(props.store, 'answers');
  const { terms, wording } = useTerms(props);
  const { laterVisits } = terms.facts;
  const later = useLazyModule(laterVisits ? loadLaterVisits : undefined);
  const first = (
    <Lines
      estimate={computeEstimate(answers, terms)}
      total={headlineOf(answers, terms, wording)}
      label={props.settings.messages.estimator.result.total}
      {...props}
    />
  );
  return later ? <later.BothVisits first={first} {...props} /> : first;
}
