import type { ReactNode } from 'react';
import { Publish } from '../publish/Publish';

export default function Share(): ReactNode {
  return <Publish />;
}
