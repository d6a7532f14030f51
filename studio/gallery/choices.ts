import { readObject, storeObject } from '../../webapp/stored';
import type { DeskAnswer } from '../preview/simulatedDesk';
import type { GroundId } from './grounds';

/** How one looks at the widgets. It stays in this tab over a reload. */
export interface GalleryChoices {
  /** In px; `full` for as much as there is. */
  width: number | 'full';
  ground: GroundId;
  /** The built-in firm, the draft, or the file of an example. */
  firm: string;
  /** A BCP 47 tag; undefined for the firm's own. */
  lang: string | undefined;
  deskAnswer: DeskAnswer;
  /** The state that was chosen last. Another widget begins with its first: a form would send, a dialog take the focus. */
  state: { tag: string; id: string } | undefined;
}

const FIRST: GalleryChoices = {
  width: 'full',
  ground: 'light',
  firm: 'built-in',
  lang: undefined,
  deskAnswer: 'stores',
  state: undefined,
};

const KEY = 'studio-gallery';

export const readChoices = (): GalleryChoices => readObject(KEY, FIRST);

export const storeChoices = (choices: GalleryChoices): boolean => storeObject(KEY, choices);
