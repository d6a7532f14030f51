import type { ReactNode } from 'react';

export default function Theme(): ReactNode {
  return <p>Theme</p>;
}
