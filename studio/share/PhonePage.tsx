import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../src/ui/form/Button';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { isFailure } from '../draft/autosave';
import type { Draft } from '../draft/draft';
import { drafts } from '../draft/drafts';
import { loadManifest } from '../manifest/manifest';
import { pageUrl } from './pageUrl';

/** The draft as a page of its own. */
export function PhonePage({ draft }: { draft: Draft }): ReactNode {
  const tags = useTags();
  const save = useStore(drafts.status, (status) => status.save);
  const [tag, setTag] = useState(FIRST);
  const [isBlocked, setIsBlocked] = useState(false);
  const url = pageUrl(draft.id, tag);

  return (
    <section className={layout.card} aria-labelledby="share-page">
      <h2 id="share-page" className={layout.heading}>
        As a page of its own
      </h2>
      <p className={layout.quiet}>
        See it in the size of a phone, beside the studio: it follows every edit. Nothing that you send there
        goes anywhere.
      </p>
      {save === 'saved' || save === 'saving' ? (
        <>
          <Choose
            label="Widget"
            value={tag}
            onValue={setTag}
            options={tags.map((name) => [name, `<${name}>`])}
          />
          <div className={layout.row}>
            <Button type="button" kind="secondary" onPress={() => setIsBlocked(!openPhone(url))}>
              Open in phone size
            </Button>
            <a href={url} target="_blank" rel="noreferrer">
              Open in a new tab
            </a>
          </div>
          {isBlocked && (
            <p role="alert">The browser has blocked the window. Use the link beside the button.</p>
          )}
        </>
      ) : (
        <p>
          {isFailure(save)
            ? 'It shows what is saved on this device, and nothing can be saved there now.'
            : 'It shows what is saved on this device. This draft is not saved yet: the first edit saves it.'}
        </p>
      )}
    </section>
  );
}

const FIRST = 'bio-estimator';

/** Tags of the widgets; only the first while they are loaded, and where they cannot be. */
function useTags(): readonly string[] {
  const [tags, setTags] = useState<readonly string[]>([FIRST]);
  useEffect(() => {
    let isWanted = true;
    loadManifest().then(
      (elements) =>
        isWanted && setTags(elements.map(({ tagName }) => tagName).filter((name) => name !== 'bio-site')),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return tags;
}

/** CSS px of a common phone. */
const PHONE = { width: 390, height: 844 };

/** @returns whether the browser allowed it. */
function openPhone(url: string): boolean {
  const phone = open(url, 'studio-phone', `popup,width=${PHONE.width},height=${PHONE.height}`);
  phone?.focus(); // it may lie behind the studio since it was opened before
  return phone !== null;
}
