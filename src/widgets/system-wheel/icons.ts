import {
  CalendarCheck,
  ClipboardCheck,
  CloudRain,
  Droplets,
  Hammer,
  House,
  type IconNode,
  ShieldCheck,
  Wind,
} from 'lucide';

const icons: Readonly<Record<string, IconNode>> = {
  cleaning: Droplets,
  stripping: Wind,
  sealing: ShieldCheck,
  repair: Hammer,
  gutters: CloudRain,
  plans: CalendarCheck,
  inspection: ClipboardCheck,
};

/** The icon of a station; a house for one that a config has added. */
export const stationIcon = (id: string): IconNode => icons[id] ?? House;
