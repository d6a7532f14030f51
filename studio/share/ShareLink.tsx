import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../src/ui/form/Button';
import { Field } from '../../src/ui/form/Field';
import * as fieldStyles from '../../src/ui/form/field.styles';
import * as layout from '../../webapp/layout.styles';
import type { Draft } from '../draft/draft';
import { linkLength } from './linkLength';
import { encodeDraft } from './shareLink';
import { shareUrl } from './sharePath';

/** The whole draft in a link, where one can be as long. */
export function ShareLink({ draft }: { draft: Draft }): ReactNode {
  const packed = useLink(draft);
  return (
    <section className={layout.card} aria-labelledby="share-link">
      <h2 id="share-link" className={layout.heading}>
        A link to it
      </h2>
      <p className={layout.quiet}>
        The link holds the whole draft, packed: nothing is stored on a server. Whoever opens it gets a copy.
      </p>
      {packed &&
        (packed.link === undefined ? (
          <p>This browser cannot pack the draft into a link. Send the file instead.</p>
        ) : (
          <Link link={packed.link} />
        ))}
    </section>
  );
}

/** The link to a draft, or none where it cannot be packed; undefined while it is. */
function useLink(draft: Draft): { link: string | undefined } | undefined {
  const [packed, setPacked] = useState<{ draft: Draft; link: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    encodeDraft(draft).then(
      (part) => isWanted && setPacked({ draft, link: shareUrl(part) }),
      () => isWanted && setPacked({ draft, link: undefined }),
    );
    return () => {
      isWanted = false;
    };
  }, [draft]);
  return packed?.draft === draft ? packed : undefined;
}

function Link({ link }: { link: string }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<{ link: string; outcome: string }>();
  const { kind, limit } = linkLength(link);
  const length = number.format(link.length);
  if (kind === 'tooLong')
    return (
      <p>{`The link would be ${length} characters long; many programs cut or refuse links of more than ${number.format(limit)}. Send the file instead.`}</p>
    );

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied({ link, outcome: 'Copied.' });
    } catch {
      input.current?.select(); // without HTTPS, or not allowed
      setCopied({ link, outcome: 'Selected: copy it by the keyboard or the menu.' });
    }
  };
  return (
    <>
      <Field
        label="Link"
        hint={
          kind === 'long'
            ? `${length} characters. Some mail programs cut links that are longer than ${number.format(limit)}: if it arrives broken, send the file.`
            : `${length} characters`
        }
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className={fieldStyles.control}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div className={layout.row}>
        <Button type="button" kind="secondary" onPress={() => void copy()}>
          Copy link
        </Button>
        <output>{copied?.link === link ? copied.outcome : ''}</output>
      </div>
    </>
  );
}

const number = new Intl.NumberFormat('en-GB');
