import type { ReactNode } from 'react';
import { cx } from '../../../style/cx';
import { Heading } from '../../../ui/base/Heading';
import { Comparison } from '../../../ui/comparison/Comparison';
import { Picture } from '../../../ui/section/picture/Picture';
import { heading, section } from '../../../ui/section/section.styles';
import * as styles from '../service-detail.styles';
import type { SectionProps } from '../servicePage';

/** As many pictures fit beside the comparison. */
const MAX_BESIDE = 3;

/** The pictures of the work, and the comparison unless the header shows it. */
export function WorkPictures({ page, settings }: SectionProps): ReactNode {
  const { servicePage: messages, comparison: comparisonMessages } = settings.messages;
  const { gallery = [] } = page;
  const comparison = page.picture && page.comparison;
  if (!comparison && gallery.length === 0) return null;
  return (
    <section className={section} part="section" aria-labelledby="look">
      <Heading rank={2} id="look" className={heading} part="heading">
        {messages.gallery}
      </Heading>
      <div
        className={cx(
          styles.workPictures,
          comparison && gallery.length <= MAX_BESIDE && styles.besideComparison,
        )}
      >
        {comparison && (
          <Comparison
            {...comparison}
            subject={page.title}
            sizes="(min-width: 1220px) 780px, (min-width: 720px) 62vw, 100vw"
            messages={comparisonMessages}
          />
        )}
        {gallery.length > 0 && (
          <ul className={styles.pictures}>
            {gallery.map((picture, index) => (
              <li key={picture.src} className={styles.pictureFrame} part="picture">
                <Picture
                  picture={picture}
                  sizes={`(min-width: 720px) 33vw, ${index === 0 ? 100 : 50}vw`}
                  className={styles.pictureFill}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
