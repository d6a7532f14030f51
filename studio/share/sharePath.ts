import { useWindowValue } from '../../webapp/useWindowValue';

const VIEW = '#share';

/** The address of the studio that opens a packed draft. */
export const shareUrl = (packed: string): string => `${location.href.replace(/#.*/, '')}${VIEW}/${packed}`;

const read = (): string | undefined =>
  location.hash.startsWith(`${VIEW}/`) ? location.hash.slice(VIEW.length + 1) : undefined;

/** The packed draft that the page's address holds. */
export const useSharedPart = (): string | undefined => useWindowValue('hashchange', read);

/** Takes it out of the address, so that a reload does not ask again. */
export const forgetSharedPart = (): void => location.replace(VIEW);
