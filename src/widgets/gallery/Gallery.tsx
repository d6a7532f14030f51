import type { ReactNode } from 'react';
import type { Business } from '../../content/schema';
import type { WidgetViewProps } from '../../element/spec';
import { Comparison } from '../../ui/comparison/Comparison';
import { Picture } from '../../ui/picture/Picture';
import { heading, lead, section } from '../../ui/section.styles';
import type { GallerySpec } from './gallery.element';
import * as styles from './gallery.styles';

/** The work, to compare and to look at: the first entry large, the others in pairs. */
export function Gallery({ settings }: WidgetViewProps<GallerySpec, object>): ReactNode {
  const { gallery: texts, comparison } = settings.texts;
  const entries = settings.facts.gallery.filter((entry) => entry.comparison || entry.picture);
  if (entries.length === 0) return null;
  return (
    <section className={section} part="section" lang={settings.lang} aria-labelledby="heading">
      <div className={styles.spread}>
        <div className={styles.words}>
          <h2 id="heading" className={heading} part="heading">
            {texts.heading}
          </h2>
          {texts.lead && <p className={lead}>{texts.lead}</p>}
        </div>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} texts={comparison} />
        ))}
      </div>
      {texts.note && <p className={styles.note}>{texts.note}</p>}
    </section>
  );
}

const SIZES = '(min-width: 1220px) 780px, (min-width: 760px) 60vw, 100vw';

function Entry({
  entry: { title, text, comparison, picture },
  texts,
}: {
  entry: Business['gallery'][number];
  texts: GallerySpec['texts']['comparison'];
}): ReactNode {
  return (
    <figure className={styles.entry}>
      {comparison ? (
        <Comparison {...comparison} sizes={SIZES} texts={texts} />
      ) : (
        <div className={styles.frame} part="picture">
          <Picture picture={picture} sizes={SIZES} className={styles.picture} />
        </div>
      )}
      <figcaption className={styles.caption} part="caption">
        <h3 className={styles.title}>{title}</h3>
        {text && <p className={styles.text}>{text}</p>}
      </figcaption>
    </figure>
  );
}
