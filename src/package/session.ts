/** What `biosystem-widgets/<widget>` does for its page, besides defining the widget: once for any number of them. */
import { version } from 'virtual:build';
import { resumeSession } from '../hydration/resumeSession';
import { type LazyFiles, makeBioSystem, showCheckIfAsked } from '../page/bioSystem';
import { watchForMistakes } from '../page/lazy/watchForMistakes';
import { pageFiles } from './pageFiles';

/** Code that a member of `BioSystem` has when it is first called. */
const lazyFiles: { [Name in keyof LazyFiles]: () => Promise<LazyFiles[Name]> } = pageFiles;

const reportOther = async (other: string) =>
  (await pageFiles.otherRelease()).reportOtherRelease(version, other);

// A server has no page.
if (typeof document !== 'undefined') {
  const other = self.BioSystem as typeof BioSystem | undefined;
  if (!other) {
    self.BioSystem = makeBioSystem(version, (name) => lazyFiles[name]());
    showCheckIfAsked(pageFiles.check);
    watchForMistakes(pageFiles.mistakes);
  }
  // Where storage is blocked or the code cannot be loaded, the next page tries again.
  setTimeout(() => void (other ? reportOther(other.version) : resumeSession(pageFiles)).catch(() => {}));
}
