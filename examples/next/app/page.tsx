import { renderToString } from 'biosystem-widgets/server';
import { Widgets } from './Widgets';

/** Made once: rendering is no part of what a request waits for. */
async function firstState() {
  'use cache';
  return renderToString(
    '<bio-estimator endpoint="https://your-desk.example/api/requests" live-range></bio-estimator>',
  );
}

export default async function Page() {
  return (
    <main>
      <h1>What does it cost?</h1>
      <Widgets>
        {/* The browser makes the shadow root of the markup, which React would miss. */}
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: await firstState() }} />
      </Widgets>
    </main>
  );
}
