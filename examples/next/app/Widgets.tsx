'use client';

import 'biosystem-widgets';
import { useBioEvents } from 'biosystem-widgets/react';
import { type ReactNode, useState } from 'react';

/** Brings the widgets' code to the browser, and hears of their events. */
export function Widgets({ children }: { children: ReactNode }) {
  const [sent, setSent] = useState('');
  return (
    <div ref={useBioEvents({ 'bio-lead-sent': (event) => setSent(event.detail.kind) })}>
      {children}
      {sent && <p role="status">Sent: {sent}</p>}
    </div>
  );
}
