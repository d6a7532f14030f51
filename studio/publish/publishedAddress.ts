import { configUrl, parseDesk } from './desk';
import { readForm } from './publishForm';

/** Where a draft was published last from this device; undefined where it was not. */
export function publishedAddress(draftId: string): string | undefined {
  const { desk: typed, name, base } = readForm(draftId, '');
  const desk = parseDesk(typed);
  return desk && name !== undefined && base ? configUrl({ desk, name }) : undefined;
}
