import type { ReactNode } from 'react';

/** A sentence of the manifest: what stands between backticks is code. */
export const Marked = ({ text }: { text: string }): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
