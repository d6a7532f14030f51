import { type ReactNode, useEffect, useState } from 'react';
import { newestRequest } from '../../src/ui/base/newestRequest';
import { useWindowValue } from '../../webapp/useWindowValue';
import type { Draft } from '../draft/draft';
import { onChangeInOtherTab } from '../draft/draftChanges';
import { createDeviceStorage } from '../draft/draftStorage';
import { PreviewFrame } from '../preview/PreviewFrame';
import * as styles from './draftPage.styles';
import { messages } from './messages';
import { readPageHash } from './pageUrl';

const storage = createDeviceStorage();

/** The widget of a draft that the page's address names. It follows what the studio stores. */
export function DraftPage(): ReactNode {
  const hash = useWindowValue('hashchange', () => location.hash);
  const height = useWindowValue('resize', () => innerHeight);
  const named = readPageHash(hash);
  const draft = useStoredDraft(named?.id);
  useEffect(() => {
    if (typeof draft === 'object') document.title = `${draft.name} · Studio · BioSystem widgets`;
  }, [draft]);

  if (!named) return <Problem text={messages.pageNoAddress} />;
  if (draft === undefined) return null;
  if (typeof draft === 'string') return <Problem text={messages[draft]} />;
  return (
    <PreviewFrame
      title={draft.name}
      tag={named.tag}
      config={draft.config}
      height={height}
      css="body { font-family: sans-serif }"
    />
  );
}

/** A draft as it is stored last; undefined while it is read. */
function useStoredDraft(id: string | undefined): Draft | 'pageMissing' | 'pageNoStorage' | undefined {
  const [draft, setDraft] = useState<Draft | 'pageMissing' | 'pageNoStorage'>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const beginRead = newestRequest();
    const read = async () => {
      const isNewest = beginRead();
      const found = await storage.read(id).then(
        (record) => record?.draft ?? 'pageMissing',
        () => 'pageNoStorage' as const,
      );
      if (isNewest()) setDraft(found);
    };
    void read();
    const stop = onChangeInOtherTab((changed) => {
      if (changed === id) void read();
    });
    return () => {
      beginRead();
      stop();
    };
  }, [id]);
  return draft;
}

function Problem({ text }: { text: string }): ReactNode {
  return (
    <main data-app className={styles.problem}>
      <h1>{messages.pageTitle}</h1>
      <p>{text}</p>
      <p>
        <a href="./">{messages.studio}</a>
      </p>
    </main>
  );
}
