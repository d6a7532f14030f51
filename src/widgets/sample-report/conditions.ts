import { Check, Clock, type IconNode, TriangleAlert } from 'lucide';
import type { Business } from '../../content/schema';
import { fine, later, now } from './sample-report.styles';

export type Surface = Business['sampleReport']['surfaces'][number];
export type Condition = Surface['condition'];

/** In the order of their weight. */
export const conditions: readonly Condition[] = ['now', 'later', 'fine'];

export const conditionIcons: Readonly<Record<Condition, IconNode>> = {
  now: TriangleAlert,
  later: Clock,
  fine: Check,
};

export const conditionStyles: Readonly<Record<Condition, string>> = { now, later, fine };
