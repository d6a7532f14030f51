import type { BioEstimator } from 'biosystem-widgets';

export function App() {
  let estimator: BioEstimator | undefined;
  return (
    <main>
      <bio-estimator
        ref={estimator}
        class="wide"
        mode="panel"
        live-range={true}
        services="biorinse,bioseal"
        endpoint="https://desk.example/api/requests"
        prop:config={{ company: { name: 'Bright Panes' } }}
        on:bio-lead-sent={(event) => {
          event.detail.id satisfies string;
          event.currentTarget.hide();
          // @ts-expect-error a sent lead has no email
          event.detail.email;
        }}
      />
      <bio-before-after before="/a.webp" after="/b.webp" start={40} />
      {/* @ts-expect-error no such mode */}
      <bio-estimator mode="popup" />
      {/* @ts-expect-error no attribute of it */}
      <bio-estimator interval={3} />
    </main>
  );
}
