import { Pencil, X } from 'lucide';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../src/ui/base/Icon';
import { TextButton } from '../../../src/ui/controls/TextButton';
import { Choose } from '../../../webapp/Choose';
import * as layout from '../../../webapp/layout.styles';
import { type Path, pathText } from '../../config/path';
import { draftStore, useDraft } from '../../draft/draftStore';
import type { ManifestElement } from '../../manifest/manifest';
import { PreviewFrame } from '../../preview/PreviewFrame';
import type { Box, PressedText } from '../../preview/pressed';
import { IconButton } from '../../ui/IconButton';
import { currentBusiness, nameOfPlace } from '../check/checkStore';
import { show } from '../check/Findings';
import { SchemaField } from '../fields/SchemaField';
import { MissingFacts } from '../MissingFacts';
import { PAGE } from '../sections';
import { configPath, findPlaces } from './findPlaces';
import * as styles from './pageEditor.styles';

/** What was pressed, and where in the config it comes from. */
interface Found {
  box: Box;
  places: readonly Path[];
}

const FIRST = 'bio-estimator';

/** A widget alive: a text or a price in it that is pressed is changed there. */
export function PageEditor({ manifest }: { manifest: readonly ManifestElement[] }): ReactNode {
  const config = useDraft(({ draft }) => draft.config);
  const [tag, setTag] = useState(FIRST);
  const [isEditing, setEditing] = useState(true);
  const [found, setFound] = useState<Found>();
  const [hovered, setHovered] = useState<Box>();
  const element = manifest.find(({ tagName }) => tagName === tag);
  const close = useCallback(() => setFound(undefined), []);
  const press = (pressed: PressedText | undefined) => setFound(pressed && find(pressed, tag));
  return (
    <section id="editor-preview" tabIndex={-1} className={layout.card} aria-label="Preview">
      <div className={styles.bar}>
        <Choose
          label="Widget"
          value={tag}
          onValue={(next) => {
            setTag(next);
            close();
          }}
          options={manifest
            .filter(({ tagName }) => tagName !== 'bio-site')
            .map(({ tagName, description }) => [tagName, description.replace(/\.$/, '')])}
        />
        <button
          type="button"
          className={styles.mode}
          aria-pressed={isEditing}
          onClick={() => {
            setEditing(!isEditing);
            setHovered(undefined);
            close();
          }}
        >
          <Icon icon={Pencil} size={20} /> Press to change
        </button>
      </div>
      <p className={layout.quiet}>
        {isEditing
          ? 'Press a text or a price to change it. To go on to the next step, switch this off.'
          : 'It works as on your page. Nothing that you try here is sent or kept.'}
      </p>
      <MissingFacts element={element} />
      <div className={styles.stage}>
        <PreviewFrame
          tag={tag}
          config={config}
          css={PAGE}
          title="Preview"
          onPress={isEditing ? press : undefined}
          onHover={isEditing ? setHovered : undefined}
        />
        {isEditing && hovered && !found && <div className={styles.hovered} style={hovered} />}
        {found && <Change key={JSON.stringify(found)} found={found} onClose={close} />}
      </div>
    </section>
  );
}

/** `estimator` for `bio-estimator`: the topic of its facts and words. */
const topicOf = (tag: string): string =>
  TOPICS[tag] ?? tag.slice('bio-'.length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const TOPICS: Readonly<Record<string, string>> = {
  'bio-quote-builder': 'quote',
  'bio-contact-form': 'contact',
  'bio-audit-wizard': 'audit',
  'bio-service-cards': 'services',
  'bio-service-card': 'services',
  'bio-service-detail': 'servicePages',
};

function find({ candidates, box }: PressedText, tag: string): Found {
  const business = currentBusiness();
  const { config } = draftStore.getState().draft;
  const places = candidates
    .map((pressed) => (business ? findPlaces(pressed, business, topicOf(tag), 'en') : []))
    .find((list) => list.length > 0);
  return { box, places: (places ?? []).map((place) => configPath(place, business, config)) };
}

/** The field of what was pressed, below it. */
function Change({ found: { box, places }, onClose }: { found: Found; onClose: () => void }): ReactNode {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const control = panel.current?.querySelector<HTMLElement>('input, textarea, select');
    control?.focus();
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  }, []);
  /** When this field is gone: it would be the one that is gone to. */
  const openInForm = (place: Path) => {
    onClose();
    setTimeout(() => show(place));
  };
  return (
    <dialog
      ref={panel}
      open
      aria-label="Change it"
      className={styles.panel}
      style={{ insetBlockStart: box.top + box.height + 8, '--at': `${Math.round(box.left)}px` } as object}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.panelHead}>
        <p className={styles.panelTitle}>{places[0] ? nameOfPlace(places[0]) : 'Not a text of the firm'}</p>
        <IconButton icon={X} label="Close" onPress={onClose} />
      </div>
      {places.length === 0 && (
        <p>
          The widget makes this of answers, of dates or of several facts. Press one of those, or change it in
          the form.
        </p>
      )}
      {places.map((place) => (
        <SchemaField key={pathText(place)} path={place} />
      ))}
      {places[0] && <TextButton onPress={() => openInForm(places[0] ?? [])}>Open it in the form</TextButton>}
    </dialog>
  );
}
