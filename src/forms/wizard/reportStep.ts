/** A step that is shown: its wizard's tag, its number from 1, and its label. */
export type ShownStep = Readonly<{ tag: string; step: number; label: string }>;

interface Reporter {
  emit: (name: 'bio-step', detail: ShownStep) => unknown;
  track: (name: 'step', params: ShownStep) => unknown;
}

/** The step as a form that was left says it, such as `2. Photos`: as the visitor read it. */
export const leftStep = ({ step, label }: ShownStep) => ({ leftStep: `${step}. ${label}` });

/** Dispatches `bio-step` and tracks it. */
export function reportStep({ emit, track }: Reporter, step: ShownStep): void {
  emit('bio-step', step);
  track('step', step);
}
