/** A step that is shown: its wizard's tag, its number from 1, and its label. */
export type ShownStep = Readonly<{ tag: string; step: number; label: string }>;

interface Reporter {
  emit: (name: 'bio-step', detail: ShownStep) => unknown;
  track: (name: 'step', params: ShownStep) => unknown;
}

/** Dispatches `bio-step` and tracks it. */
export function reportStep({ emit, track }: Reporter, step: ShownStep): void {
  emit('bio-step', step);
  track('step', step);
}
