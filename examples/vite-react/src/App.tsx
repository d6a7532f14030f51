import 'biosystem-widgets/estimator';
import { useBioEvents } from 'biosystem-widgets/react';
import { useState } from 'react';

export default function App() {
  const [sent, setSent] = useState<string>();
  return (
    <main>
      <h1>What does it cost?</h1>
      <bio-estimator
        endpoint="https://your-desk.example/api/requests"
        live-range
        ref={useBioEvents({ 'bio-lead-sent': (event) => setSent(event.detail.kind) })}
      />
      {sent && <p role="status">Sent: {sent}</p>}
    </main>
  );
}
