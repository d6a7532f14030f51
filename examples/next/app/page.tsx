import { renderToString } from 'biosystem-widgets/server';
import { Widgets } from './Widgets';

export default async function Page() {
  'use cache';
  const estimator = await renderToString(
    '<bio-estimator endpoint="https://your-desk.example/api/requests" live-range></bio-estimator>',
  );
  return (
    <main>
      <h1>What does it cost?</h1>
      {/* The browser makes the shadow root of the markup, which React would miss. */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: estimator }} />
      <Widgets />
    </main>
  );
}
