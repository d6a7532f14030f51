import { type ReactNode, useEffect, useState } from 'react';
import { newestRequest } from '../../src/ui/base/newestRequest';
import { useWindowValue } from '../../webapp/useWindowValue';
import type { Draft } from '../draft/draft';
import { onChangeInOtherTab } from '../draft/draftChanges';
import { createDeviceStorage } from '../draft/draftStorage';
import { PreviewFrame } from '../preview/PreviewFrame';
import { readPageHash } from './addresses';
import * as styles from './share.styles';

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

  if (!named) return <Problem text="The address names no draft. Open this page from the studio." />;
  if (draft === undefined) return null;
  if (typeof draft === 'string') return <Problem text={draft} />;
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

/** A draft as it is stored last, or why there is none; undefined while it is read. */
function useStoredDraft(id: string | undefined): Draft | string | undefined {
  const [draft, setDraft] = useState<Draft | string>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const beginRead = newestRequest();
    const read = async () => {
      const isNewest = beginRead();
      const found = await storage.read(id).then(
        (record) => record?.draft ?? 'This draft is not on this device. Open it in the studio first.',
        () => 'The drafts on this device cannot be read: its storage does not answer, or is blocked.',
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
      <h1>Draft</h1>
      <p>{text}</p>
      <p>
        <a href="./">Open the studio</a>
      </p>
    </main>
  );
}
