import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../src/ui/form/Button';
import { StatusMessage } from '../../src/ui/form/StatusMessage';
import * as layout from '../../webapp/layout.styles';
import { valueAt } from '../config/path';
import { newDraft } from '../draft/draft';
import { drafts } from '../draft/drafts';
import { useDraft } from '../draft/useDraft';
import { messages } from './messages';
import * as styles from './received.styles';
import { decodeDraft, type LinkFault, type SharedDraft } from './shareLink';
import { forgetSharedPart } from './sharePath';

/** A draft that a link brought. It is opened only when one wants it, and replaces none. */
export function Received({ packed }: { packed: string }): ReactNode {
  const [content, setContent] = useState<SharedDraft | LinkFault>();
  const name = useDraft(({ draft }) => draft.name);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void decodeDraft(packed).then(setContent);
  }, [packed]);
  useEffect(() => {
    if (typeof content === 'object') title.current?.focus();
  }, [content]);

  const openIt = (shared: SharedDraft) => {
    drafts.start({ ...newDraft(shared.name, shared.config), priceChecks: shared.priceChecks });
    forgetSharedPart();
  };

  if (content === undefined) return <output>{messages.reading}</output>;
  if (typeof content === 'string')
    return (
      <section className={layout.card} aria-label={messages.received}>
        <StatusMessage kind="error">{messages[content]}</StatusMessage>
        <div className={layout.row}>
          <Button type="button" kind="secondary" onPress={forgetSharedPart}>
            {messages.understood}
          </Button>
        </div>
      </section>
    );
  return (
    <section className={styles.received} aria-labelledby="received">
      <h2 id="received" ref={title} tabIndex={-1} className={layout.heading}>
        {messages.received}
      </h2>
      <dl className={styles.facts}>
        {factsOf(content).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={layout.quiet}>{messages.receivedHint(name)}</p>
      <div className={layout.row}>
        <Button type="button" onPress={() => openIt(content)}>
          {messages.openReceived}
        </Button>
        <Button type="button" kind="secondary" onPress={forgetSharedPart}>
          {messages.decline}
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
    [messages.receivedName, name],
    ...(typeof company === 'string' ? [[messages.receivedCompany, company] as const] : []),
    [messages.receivedTopics, topics.join(', ') || messages.receivedNothing],
    ...(priceChecks.length > 0 ? [[messages.receivedChecks, String(priceChecks.length)] as const] : []),
  ];
}
