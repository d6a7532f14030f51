import { useEffect, useState } from 'react';
import { hashOf } from './integrity';
import { styleText } from './snippets';

/** The hash by which a policy allows the snippet's `<style>` element; undefined where there is none, or no HTTPS. */
export function useStyleHash(css: string | undefined): string | undefined {
  const [hash, setHash] = useState<{ css: string; value: string }>();
  useEffect(() => {
    if (css === undefined) return;
    hashOf('SHA-256', new TextEncoder().encode(styleText(css))).then(
      (value) => setHash({ css, value }),
      () => undefined,
    );
  }, [css]);
  return hash?.css === css ? hash?.value : undefined;
}
