import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../src/ui/controls/Button';
import { StatusMessage } from '../../src/ui/controls/StatusMessage';
import * as layout from '../../webapp/layout.styles';
import { valueAt } from '../config/path';
import { newDraft } from '../draft/draft';
import { useDraft } from '../draft/draftStore';
import { drafts } from '../draft/drafts';
import { usePromised } from '../ui/usePromised';
import { forgetSharedPart } from './addresses';
import * as styles from './share.styles';
import { decodeDraft, type LinkFault, type SharedDraft } from './shareLink';

const FAULTS: Readonly<Record<LinkFault, string>> = {
  broken: 'This link is broken: it was cut off or changed on its way. Ask for it again, or for the file.',
  newer: 'This link was made by a newer studio than this one. Reload the page, or ask for the file.',
};

/** A draft that a link brought. It is opened only when one wants it, and replaces none. */
export function Received({ packed }: { packed: string }): ReactNode {
  const content = usePromised(packed, decodeDraft);
  const name = useDraft(({ draft }) => draft.name);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (typeof content === 'object') title.current?.focus();
  }, [content]);

  const openIt = (shared: SharedDraft) => {
    drafts.start({ ...newDraft(shared.name, shared.config), priceChecks: shared.priceChecks });
    forgetSharedPart();
  };

  if (content === undefined) return <output>Reading the link…</output>;
  if (typeof content === 'string')
    return (
      <section className={layout.card} aria-label="Somebody shared a draft with you">
        <StatusMessage kind="error">{FAULTS[content]}</StatusMessage>
        <div className={layout.row}>
          <Button type="button" kind="secondary" onPress={forgetSharedPart}>
            Go on without it
          </Button>
        </div>
      </section>
    );
  return (
    <section className={styles.received} aria-labelledby="received">
      <h2 id="received" ref={title} tabIndex={-1} className={layout.heading}>
        Somebody shared a draft with you
      </h2>
      <dl className={styles.facts}>
        {factsOf(content).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={layout.quiet}>{`It becomes a new draft. “${name}” stays as it is.`}</p>
      <div className={layout.row}>
        <Button type="button" onPress={() => openIt(content)}>
          Open as a new draft
        </Button>
        <Button type="button" kind="secondary" onPress={forgetSharedPart}>
          Do not open it
        </Button>
      </div>
    </section>
  );
}

/** What it holds, in a few lines. */
function factsOf({ name, config, priceChecks }: SharedDraft): (readonly [term: string, text: string])[] {
  const company = valueAt(config, ['company', 'name']);
  const topics = Object.keys(config).filter((key) => key !== '$schema' && key !== 'version');
  return [
    ['Name', name],
    ...(typeof company === 'string' ? [['Company', company] as const] : []),
    ['It sets', topics.join(', ') || 'Nothing: it is the built-in firm'],
    ...(priceChecks.length > 0 ? [['Pinned prices', String(priceChecks.length)] as const] : []),
  ];
}
