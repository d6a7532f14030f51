import { intake } from '../domain/intake';
import type { SpamSignals } from '../domain/leadSchema';

/** Why a lead counts as spam. The desk stores these texts and lists them: they do not change. */
export type SpamVerdict = 'too quick' | 'trap filled';

/**
 * Whether a lead looks like spam, by the signals of its form. One signal is not enough: autofill completes the honeypot
 * too, and a form with a restored draft is sent within a second. Two of these are: a filled honeypot, less time than a
 * person needs, no trusted input event.
 * @param signals `undefined` where the sender collects none.
 * @returns the reason; `undefined` where the lead is not spam.
 */
export function spamVerdict(signals: SpamSignals | undefined): SpamVerdict | undefined {
  if (!signals) return undefined;
  const { trap: honeypot = '', seconds, trusted: isTrusted = false } = signals;
  const isHoneypotFilled = honeypot !== '';
  const isTooQuick = seconds !== undefined && seconds < intake.minSeconds;
  if (isTooQuick && (isHoneypotFilled || !isTrusted)) return 'too quick';
  return isHoneypotFilled && !isTrusted ? 'trap filled' : undefined;
}
