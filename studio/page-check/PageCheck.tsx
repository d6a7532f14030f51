import type { ReactNode } from 'react';

export default function PageCheck(): ReactNode {
  return <p>PageCheck</p>;
}
