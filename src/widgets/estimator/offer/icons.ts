import {
  AppWindow,
  BrickWall,
  ClipboardCheck,
  CloudRain,
  Droplets,
  Fence,
  House,
  type IconNode,
  Lightbulb,
  ShieldCheck,
  Trash2,
  Wind,
} from 'lucide';
import type { Item } from './offer';

export type IconName = NonNullable<Item['icon']>;

/** The drawings of the built-in items. */
export const icons: Partial<Record<IconName, IconNode>> = {
  spray: Droplets,
  blast: Wind,
  shield: ShieldCheck,
  roof: House,
  pavers: BrickWall,
  gutter: CloudRain,
  guard: Fence,
  inspection: ClipboardCheck,
  light: Lightbulb,
  bin: Trash2,
  window: AppWindow,
};
