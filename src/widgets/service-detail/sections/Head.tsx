import type { ReactNode } from 'react';
import { cx } from '../../../style/emotion';
import { Comparison } from '../../../ui/comparison/Comparison';
import { Picture } from '../../../ui/picture/Picture';
import { lead, leadOnDark } from '../../../ui/section.styles';
import * as styles from '../service-detail.styles';
import type { SectionProps, Service } from '../servicePage';

const SIZES = '(min-width: 1220px) 680px, (min-width: 860px) 56vw, 100vw';

/** What the service is, at one look, with its price and the way to it. */
export function Head({
  page,
  service,
  settings,
  price,
  action,
}: SectionProps & { service: Service | undefined; price: string | undefined; action: ReactNode }): ReactNode {
  const { servicePage: texts, comparison } = settings.texts;
  const name = service && page.title.startsWith(`${service.name} `) ? service.name : '';
  const pictured = page.picture || page.comparison;
  return (
    <section className={cx(styles.head, pictured && styles.overhanging)} part="section">
      <div className={styles.headWords}>
        <h1 id="title" className={styles.title} part="heading">
          {name && <span className={styles.name}>{name} </span>}
          {page.title.slice(name.length).trim()}
        </h1>
        {page.subtitle && <p className={cx(lead, leadOnDark)}>{page.subtitle}</p>}
        <div className={styles.headEnd}>
          {action}
          {price && (
            <p className={styles.headPrice}>
              {texts.range} <strong>{price}</strong>
            </p>
          )}
        </div>
      </div>
      {page.picture ? (
        <div className={styles.framed} part="picture">
          <Picture picture={page.picture} sizes={SIZES} load="first" className={styles.filling} />
        </div>
      ) : (
        page.comparison && <Comparison {...page.comparison} sizes={SIZES} load="first" texts={comparison} />
      )}
    </section>
  );
}
