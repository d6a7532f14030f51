import { type ReactNode, use, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../src/ui/form/Button';
import { isFailure } from '../draft/autosave';
import type { Draft } from '../draft/draft';
import { drafts } from '../draft/drafts';
import { loadManifest } from '../manifest/manifest';
import { Choose } from '../ui/Choose';
import * as layout from '../ui/layout.styles';
import { messages } from './messages';
import { pageUrl } from './pageUrl';

/** The draft as a page of its own. */
export function PhonePage({ draft }: { draft: Draft }): ReactNode {
  const manifest = use(loadManifest());
  const save = useStore(drafts.status, (status) => status.save);
  const [tag, setTag] = useState('bio-estimator');
  const [isBlocked, setIsBlocked] = useState(false);
  const url = pageUrl(draft.id, tag);

  return (
    <section className={layout.card} aria-labelledby="share-page">
      <h2 id="share-page" className={layout.heading}>
        {messages.page}
      </h2>
      <p className={layout.quiet}>{messages.pageHint}</p>
      {save === 'saved' || save === 'saving' ? (
        <>
          <Choose
            label={messages.widget}
            value={tag}
            onValue={setTag}
            options={manifest
              .filter(({ tagName }) => tagName !== 'bio-site')
              .map(({ tagName }) => [tagName, `<${tagName}>`])}
          />
          <div className={layout.row}>
            <Button type="button" kind="secondary" onPress={() => setIsBlocked(!openPhone(url))}>
              {messages.openPhone}
            </Button>
            <a href={url} target="_blank" rel="noreferrer">
              {messages.openTab}
            </a>
          </div>
          {isBlocked && <p role="alert">{messages.blocked}</p>}
        </>
      ) : (
        <p>{isFailure(save) ? messages.notStored : messages.notStoredYet}</p>
      )}
    </section>
  );
}

/** CSS px of a common phone. */
const PHONE = { width: 390, height: 844 };

/** @returns whether the browser allowed it. */
const openPhone = (url: string): boolean =>
  open(url, 'studio-phone', `popup,width=${PHONE.width},height=${PHONE.height}`) !== null;
