import type { ReactNode } from 'react';

export default function Snippet(): ReactNode {
  return <p>Snippet</p>;
}
