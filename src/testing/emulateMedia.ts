import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Media {
  media?: 'print' | 'screen';
  reducedMotion?: 'reduce' | 'no-preference';
}

/** Emulates media features of Chromium until the test ends. */
export async function emulateMedia({ media, reducedMotion }: Media): Promise<void> {
  onTestFinished(reset);
  await cdp().send('Emulation.setEmulatedMedia', {
    media: media ?? '',
    features: reducedMotion ? [{ name: 'prefers-reduced-motion', value: reducedMotion }] : [],
  });
}

async function reset(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
}
