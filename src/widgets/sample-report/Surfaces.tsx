import type { ReactNode } from 'react';
import type { Messages } from '../../content/messages';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { Icon } from '../../ui/base/Icon';
import { Picture } from '../../ui/section/picture/Picture';
import { conditionIcons, conditionStyles, type Surface } from './conditions';
import * as styles from './sample-report.styles';

interface SurfacesProps {
  surfaces: readonly Surface[];
  messages: Messages['sampleReport'];
}

/** Each surface with its picture, its condition, what was found and what is recommended. */
export function Surfaces({ surfaces, messages }: SurfacesProps): ReactNode {
  return (
    <section className={styles.part} aria-labelledby="surfaces">
      <Heading rank={3} id="surfaces" className={styles.subheading} part="heading">
        {messages.surfaces}
      </Heading>
      <ul className={styles.surfaces}>
        {surfaces.map(({ id, name, condition, found, advice, picture }) => (
          <li
            key={id}
            className={cx(styles.surface, picture && (condition === 'fine' ? styles.small : styles.pictured))}
            part="surface"
          >
            {picture && (
              <div part="picture">
                <Picture
                  picture={picture}
                  sizes="(min-width: 760px) 380px, 100vw"
                  className={styles.picture}
                />
              </div>
            )}
            <div>
              <div className={styles.surfaceHead}>
                <Heading rank={3} className={styles.surfaceName}>
                  {name}
                </Heading>
                <p className={cx(styles.condition, conditionStyles[condition])} part="condition">
                  <Icon icon={conditionIcons[condition]} size={20} />
                  <span>{messages.conditions[condition]}</span>
                </p>
              </div>
              <p>{found}</p>
              {advice && (
                <p className={styles.advice}>
                  <span className={styles.label}>{messages.advice}</span>
                  <span>{advice}</span>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
