import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../src/ui/form/Button';
import { Field } from '../../src/ui/form/Field';
import * as fieldStyles from '../../src/ui/form/field.styles';
import * as layout from '../../webapp/layout.styles';
import type { Draft } from '../draft/draft';
import { linkLength } from './linkLength';
import { messages } from './messages';
import { encodeDraft } from './shareLink';
import { shareUrl } from './sharePath';

/** The whole draft in a link, where one can be as long. */
export function ShareLink({ draft }: { draft: Draft }): ReactNode {
  const packed = useLink(draft);
  return (
    <section className={layout.card} aria-labelledby="share-link">
      <h2 id="share-link" className={layout.heading}>
        {messages.link}
      </h2>
      <p className={layout.quiet}>{messages.linkHint}</p>
      {packed && (packed.link === undefined ? <p>{messages.linkFailed}</p> : <Link link={packed.link} />)}
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
  if (kind === 'tooLong') return <p>{messages.linkTooLong(length, number.format(limit))}</p>;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied({ link, outcome: messages.copied });
    } catch {
      input.current?.select(); // without HTTPS, or not allowed
      setCopied({ link, outcome: messages.selected });
    }
  };
  return (
    <>
      <Field
        label={messages.linkLabel}
        hint={kind === 'long' ? messages.linkLong(length, number.format(limit)) : messages.linkLength(length)}
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
          {messages.copyLink}
        </Button>
        <output>{copied?.link === link ? copied.outcome : ''}</output>
      </div>
    </>
  );
}

const number = new Intl.NumberFormat('en-GB');
