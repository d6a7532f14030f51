import { usePromised } from '../ui/usePromised';
import { hashOf } from './integrity';

/** The hash by which a policy allows an element with this text; undefined where there is none, or no HTTPS. */
export const useHash = (text: string | undefined): string | undefined => usePromised(text, hashOfText);

const hashOfText = async (text: string | undefined): Promise<string | undefined> =>
  text === undefined ? undefined : hashOf('SHA-256', new TextEncoder().encode(text)).catch(() => undefined);
