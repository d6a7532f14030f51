import { Fragment, type ReactNode } from 'react';
import type { Business } from '../../content/schema';
import type { WidgetViewProps } from '../../element/spec';
import { Heading } from '../../ui/base/Heading';
import { Comparison } from '../../ui/comparison/Comparison';
import { Picture } from '../../ui/section/picture/Picture';
import { heading, lead, section } from '../../ui/section/section.styles';
import type { GallerySpec } from './gallery.element';
import * as styles from './gallery.styles';

/**
 * Comparisons and pictures of the work: the first one large, the others in pairs. In a narrow container one is shown, and
 * thumbnails choose which, without script, too.
 */
export function Gallery({ settings }: WidgetViewProps<GallerySpec, object>): ReactNode {
  const { gallery: messages, comparison } = settings.messages;
  const entries = settings.facts.gallery.filter((entry) => entry.comparison || entry.picture);
  if (entries.length === 0) return null;
  return (
    <section className={section} part="section" lang={settings.lang} aria-labelledby="heading">
      <div className={styles.grid}>
        <div className={styles.intro}>
          <Heading rank={1} id="heading" className={heading} part="heading">
            {messages.heading}
          </Heading>
          {messages.lead && <p className={lead}>{messages.lead}</p>}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- pictures with their thumbnails are no fieldset */}
        <div className={styles.entries} role="group" aria-label={messages.pictures}>
          {entries.map((entry, index) => (
            <Fragment key={entry.id}>
              <Entry entry={entry} messages={comparison} />
              {entries.length > 1 && <Thumbnail entry={entry} chosen={index === 0} />}
            </Fragment>
          ))}
        </div>
      </div>
      {messages.note && <p className={styles.note}>{messages.note}</p>}
    </section>
  );
}

type GalleryEntry = Business['gallery'][number];

const SIZES = '(min-width: 1220px) 780px, (min-width: 760px) 60vw, 100vw';

function Entry({
  entry: { title, text, comparison, picture },
  messages,
}: {
  entry: GalleryEntry;
  messages: GallerySpec['messages']['comparison'];
}): ReactNode {
  return (
    <figure className={styles.entry}>
      {comparison ? (
        <Comparison {...comparison} subject={title} sizes={SIZES} messages={messages} />
      ) : (
        <div className={styles.frame} part="picture">
          <Picture picture={picture} sizes={SIZES} className={styles.picture} />
        </div>
      )}
      <figcaption className={styles.caption} part="caption">
        <Heading rank={2} className={styles.title}>
          {title}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
      </figcaption>
    </figure>
  );
}

/** Chooses the entry before it. A native radio button, which needs no script; a wide container does not show it. */
function Thumbnail({ entry, chosen }: { entry: GalleryEntry; chosen: boolean }): ReactNode {
  const picture = entry.comparison?.after ?? entry.comparison?.before ?? entry.picture;
  return (
    <label className={styles.thumbnail} part="thumbnail">
      <input
        className={styles.radio}
        type="radio"
        name="shown"
        value={entry.id}
        defaultChecked={chosen}
        aria-label={entry.title}
      />
      <Picture picture={picture && { ...picture, alt: '' }} sizes="96px" className={styles.picture} />
    </label>
  );
}
