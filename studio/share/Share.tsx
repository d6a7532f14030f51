import { type ReactNode, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Field } from '../../src/forms/fields/Field';
import * as fieldStyles from '../../src/forms/fields/field.styles';
import { useLazyModule } from '../../src/ui/base/useLazyModule';
import { Button } from '../../src/ui/controls/Button';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { fileName } from '../config/names';
import { isFailure } from '../draft/autosave';
import type { Draft } from '../draft/draft';
import { useDraft } from '../draft/draftStore';
import { drafts } from '../draft/drafts';
import { loadManifest } from '../manifest/manifest';
import { Publish } from '../publish/Publish';
import { Card } from '../ui/Card';
import { CodeBlock } from '../ui/CodeBlock';
import { usePromised } from '../ui/usePromised';
import { linkLength, pageUrl, shareUrl, useSharedPart } from './addresses';
import { configText, downloadConfig } from './files';
import { Received } from './Received';
import * as styles from './share.styles';
import { encodeDraft } from './shareLink';

/** Take along what one made: as a file, as a link, as a page; and open what others have shared. */
export default function Share(): ReactNode {
  const draft = useDraft((state) => state.draft);
  const packed = useSharedPart();
  if (packed !== undefined) return <Received key={packed} packed={packed} />;
  return (
    <div className={layout.columns}>
      <Card id="share-file" title="The config as a file">
        <p className={layout.quiet}>
          One JSON file with everything that is the firm’s own. Put it on your site, and name its address in
          the snippet.
        </p>
        <div className={styles.download}>
          <Button type="button" onPress={() => downloadConfig(draft)}>
            {`Download ${fileName(draft)}`}
          </Button>
        </div>
        {draft.priceChecks.length > 0 && (
          <p className={layout.quiet}>Pinned prices are no part of the config. They go along in the link.</p>
        )}
        <CodeBlock label="Config" copyLabel="Copy JSON" code={configText(draft.config)} />
      </Card>
      <div className={layout.stack}>
        <ShareLink draft={draft} />
        <PhonePage draft={draft} />
        <Publish />
      </div>
    </div>
  );
}

/** The whole draft in a link, where one can be as long. */
export function ShareLink({ draft }: { draft: Draft }): ReactNode {
  const packed = usePromised(draft, packedLink);
  return (
    <Card id="share-link" title="A link to it">
      <p className={layout.quiet}>
        The link holds the whole draft, packed: nothing is stored on a server. Whoever opens it gets a copy.
      </p>
      {packed &&
        (packed.link === undefined ? (
          <p>This browser cannot pack the draft into a link. Send the file instead.</p>
        ) : (
          <Link link={packed.link} />
        ))}
    </Card>
  );
}

/** The link to a draft, or none where it cannot be packed. */
const packedLink = (draft: Draft): Promise<{ link: string | undefined }> =>
  encodeDraft(draft).then(
    (part) => ({ link: shareUrl(part) }),
    () => ({ link: undefined }),
  );

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

/** The draft as a page of its own. */
export function PhonePage({ draft }: { draft: Draft }): ReactNode {
  // Only the first while they are loaded, and where they cannot be.
  const tags = useLazyModule(loadManifest)?.map(({ tagName }) => tagName) ?? [FIRST];
  const save = useStore(drafts.status, (status) => status.save);
  const [tag, setTag] = useState(FIRST);
  const [isBlocked, setIsBlocked] = useState(false);
  const url = pageUrl(draft.id, tag);

  return (
    <Card id="share-page" title="As a page of its own">
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
            options={tags.filter((name) => name !== 'bio-site').map((name) => [name, `<${name}>`])}
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
    </Card>
  );
}

const FIRST = 'bio-estimator';

/** CSS px of a common phone. */
const PHONE = { width: 390, height: 844 };

/** @returns whether the browser allowed it. */
function openPhone(url: string): boolean {
  const phone = open(url, 'studio-phone', `popup,width=${PHONE.width},height=${PHONE.height}`);
  phone?.focus(); // it may lie behind the studio since it was opened before
  return phone !== null;
}
