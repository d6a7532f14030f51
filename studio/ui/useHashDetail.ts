import { useWindowValue } from '../../webapp/useWindowValue';

/** What follows the view in the page's hash, behind slashes: `items` in `#editor/items`. Empty where nothing does. */
export const useHashDetail = (): string =>
  useWindowValue('hashchange', () => location.hash.split('/').slice(1).join('/'));
