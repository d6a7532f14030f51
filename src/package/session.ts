/** What `biosystem-widgets/<widget>` does for its page, besides defining the widget: once for any number of them. */
import { startSession } from '../hydration/startSession';
import type { PageFiles } from '../page/bioSystem';
import { isBrowser } from '../page/isBrowser';
import { watchForMistakes } from '../page/mistakes';
import { pageFiles } from './pageFiles';

const files: { [Name in keyof PageFiles]: () => Promise<PageFiles[Name]> } = pageFiles;

if (isBrowser && startSession((name) => files[name]())) watchForMistakes(pageFiles.mistakes);
