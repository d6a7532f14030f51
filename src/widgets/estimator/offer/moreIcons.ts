import { DoorOpen, type IconNode, Scissors, Snowflake, Sprout, TreeDeciduous, Wrench } from 'lucide';
import type { IconName } from './icons';

/** The drawings that only a config can ask for. */
export const moreIcons: Partial<Record<IconName, IconNode>> = {
  door: DoorOpen,
  lawn: Sprout,
  hedge: Scissors,
  tree: TreeDeciduous,
  snow: Snowflake,
  tool: Wrench,
};
