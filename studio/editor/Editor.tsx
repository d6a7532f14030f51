import type { ReactNode } from 'react';

export default function Editor(): ReactNode {
  return <p>Editor</p>;
}
