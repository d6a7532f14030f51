import type { PeopleTexts } from '../../src/languages/en/people';
import { peopleTexts } from '../../src/languages/people';
import { useLang } from '../messages/useMessages';

/** The words of the views that few open: they come with the view. */
export const usePeopleTexts = (): PeopleTexts => peopleTexts[useLang()];
