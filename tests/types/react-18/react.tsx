import type { BioEstimator } from 'biosystem-widgets';
import { useBioEvents } from 'biosystem-widgets/react';
import { useEffect, useRef } from 'react';

export function App() {
  const estimator = useRef<BioEstimator>(null);
  useEffect(() => {
    const element = estimator.current;
    const follow = (event: DocumentEventMap['bio-lead-sent']) => event.detail.id satisfies string;
    element?.addEventListener('bio-lead-sent', follow);
    return () => element?.removeEventListener('bio-lead-sent', follow);
  }, []);
  return (
    <main>
      <bio-estimator ref={estimator} class="wide" mode="panel" live-range services="biorinse,bioseal" />
      <bio-faq ref={useBioEvents({ 'bio-lead-sent': ({ detail }) => detail.id satisfies string })} />
      {/* @ts-expect-error no such mode */}
      <bio-estimator mode="popup" />
      {/* @ts-expect-error React 18 would not call it */}
      <bio-estimator onbio-lead-sent={() => undefined} />
    </main>
  );
}
