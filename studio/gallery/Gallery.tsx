import type { ReactNode } from 'react';

export default function Gallery(): ReactNode {
  return <p>Gallery</p>;
}
