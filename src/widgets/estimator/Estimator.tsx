import type { ReactNode } from 'react';
import { card } from '../../ui/base/card.styles';
import { EstimatorPanel } from './panel/EstimatorPanel';
import { EstimatorSteps } from './steps/EstimatorSteps';
import type { StepProps } from './useTerms';

/** A price range in about a minute: in the page, or in a panel that a floating button opens. */
export function Estimator(props: StepProps): ReactNode {
  const { attributes, lang } = props.settings;
  if (attributes.mode === 'panel') return <EstimatorPanel {...props} />;
  return (
    <section className={card} part="card" lang={lang} aria-label={props.settings.messages.estimator.title}>
      <EstimatorSteps {...props} />
    </section>
  );
}
