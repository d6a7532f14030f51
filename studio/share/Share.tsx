import type { ReactNode } from 'react';

export default function Share(): ReactNode {
  return <p>Share</p>;
}
