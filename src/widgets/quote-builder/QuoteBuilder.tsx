import type { ReactNode } from 'react';
import { card } from '../../ui/base/card.styles';
import { usePicked } from '../../ui/base/usePicked';
import { QuoteSteps } from './QuoteSteps';
import type { StepProps } from './stepProps';
import { Confirmation } from './steps/Confirmation';
import { Queued } from './steps/Queued';

/** A quote in six steps, from the client to the signature, then the confirmation. */
export function QuoteBuilder(props: StepProps): ReactNode {
  const { status, unprompted, sent } = usePicked(props.store, 'status', 'unprompted', 'sent');
  return (
    <section
      className={card}
      part="card"
      lang={props.settings.lang}
      aria-label={props.settings.messages.quote.title}
    >
      {status === 'sent' || status === 'queued' ? (
        <div role={status === 'queued' || unprompted ? 'status' : undefined}>
          {status === 'sent' && sent ? <Confirmation {...props} sent={sent} /> : <Queued {...props} />}
        </div>
      ) : (
        <QuoteSteps {...props} />
      )}
    </section>
  );
}
