import type { ReactNode } from 'react';
import { useLazyModule } from '../ui/base/useLazyModule';
import type { NextStepsProps } from './afterwards/NextSteps';

/** A chunk of its own: few come this far. */
const loadSteps = () => import('./afterwards/NextSteps');

/** Starts to load it. Call it when the visitor is about to send. */
export const preloadAfterwards = (): void => void loadSteps().catch(() => undefined);

interface AfterwardsProps extends NextStepsProps {
  /** The firm's promise, among the steps. It stands alone where their code cannot be had. */
  promise?: string;
}

/** What happens after a request was sent, and what the visitor can do meanwhile. */
export function Afterwards({ promise, ...steps }: AfterwardsProps): ReactNode {
  const module = useLazyModule(loadSteps);
  if (module) return <module.NextSteps {...steps} />;
  return promise && <p>{promise}</p>;
}
