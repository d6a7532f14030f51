import type { ReactNode } from 'react';
import { cx } from '../../../style/emotion';
import { Comparison } from '../../../ui/comparison/Comparison';
import { Picture } from '../../../ui/picture/Picture';
import { heading, section } from '../../../ui/section.styles';
import * as styles from '../service-detail.styles';
import type { SectionProps } from '../servicePage';

/** As many pictures as find room beside a comparison. */
const BESIDE = 3;

/** The pictures of the work, and the comparison unless the heading shows it. */
export function Look({ page, settings }: SectionProps): ReactNode {
  const { servicePage: texts, comparison: comparisonTexts } = settings.texts;
  const { gallery = [] } = page;
  const comparison = page.picture && page.comparison;
  if (!comparison && gallery.length === 0) return null;
  return (
    <section className={section} part="section" aria-labelledby="look">
      <h2 id="look" className={heading} part="heading">
        {texts.gallery}
      </h2>
      <div className={cx(styles.look, comparison && gallery.length <= BESIDE && styles.beside)}>
        {comparison && (
          <Comparison
            {...comparison}
            sizes="(min-width: 1220px) 780px, (min-width: 720px) 62vw, 100vw"
            texts={comparisonTexts}
          />
        )}
        {gallery.length > 0 && (
          <ul className={styles.pictures}>
            {gallery.map((picture) => (
              <li key={picture.src} className={styles.framed} part="picture">
                <Picture
                  picture={picture}
                  sizes="(min-width: 720px) 33vw, 100vw"
                  className={styles.filling}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
