import { useEffect, useState } from 'react';
import { hashOf } from './integrity';

/** The hash by which a policy allows an element with this text; undefined where there is none, or no HTTPS. */
export function useHash(text: string | undefined): string | undefined {
  const [hash, setHash] = useState<{ text: string; value: string }>();
  useEffect(() => {
    if (text === undefined) return undefined;
    let isWanted = true;
    hashOf('SHA-256', new TextEncoder().encode(text)).then(
      (value) => isWanted && setHash({ text, value }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return hash?.text === text ? hash?.value : undefined;
}
