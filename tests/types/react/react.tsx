import type { BioEstimator } from 'biosystem-widgets';
import { useBioEvents } from 'biosystem-widgets/react';
import { useRef } from 'react';

export function App() {
  const estimator = useRef<BioEstimator>(null);
  return (
    <main>
      <bio-site config="/business.json" lang="es">
        <bio-estimator
          ref={estimator}
          id="estimator"
          className="wide"
          style={{ maxWidth: '60rem' }}
          mode="panel"
          live-range
          services="biorinse,bioseal"
          endpoint="https://desk.example/api/requests"
          onClick={() => estimator.current?.show()}
          onbio-lead-sent={(event) => {
            event.detail.id satisfies string;
            event.currentTarget.hide();
            // @ts-expect-error a sent lead has no email
            event.detail.email;
          }}
        />
      </bio-site>
      <bio-faq
        ref={useBioEvents({
          'bio-lead-sent': ({ detail }) => detail.id satisfies string,
          // @ts-expect-error no such event
          'bio-lead-send': () => undefined,
        })}
      />
      <bio-before-after before="/a.webp" after="/b.webp" start={40} />
      <bio-estimator live-range={false} config={JSON.stringify({ company: { name: 'Bright Panes' } })} />
      {/* @ts-expect-error no such mode */}
      <bio-estimator mode="popup" />
      {/* @ts-expect-error no attribute of it */}
      <bio-estimator interval={3} />
      {/* @ts-expect-error before and after are required */}
      <bio-before-after before="/a.webp" />
      {/* @ts-expect-error until the element is defined, an object would become the text [object Object] */}
      <bio-estimator config={{ company: { name: 'Bright Panes' } }} />
      {/* @ts-expect-error the detail of another event */}
      <bio-estimator onbio-step={(event: CustomEvent<{ email: string }>) => event.detail.email} />
      {/* @ts-expect-error no such element */}
      <bio-estimater />
    </main>
  );
}
