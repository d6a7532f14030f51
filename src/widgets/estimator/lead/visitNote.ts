import { fillText } from '../../../domain/fillText';
import type { Terms } from '../offer/terms';
import type { Wording } from '../offer/wording';

/** How long a visit takes; empty where the firm does not say. */
export function visitNote({ facts: { visitHours } }: Terms, { messages, formatNumber }: Wording): string {
  if (visitHours.max === 0) return '';
  const hours = [...new Set([visitHours.min, visitHours.max])].map(formatNumber).join('–');
  return fillText(messages.result.visit, { hours });
}
