import type { ReactNode } from 'react';
import { cx } from '../../../style/cx';
import { Heading } from '../../../ui/base/Heading';
import { PriceText } from '../../../ui/base/PriceText';
import { Comparison } from '../../../ui/comparison/Comparison';
import { Picture } from '../../../ui/section/picture/Picture';
import { lead, leadOnDark } from '../../../ui/section/section.styles';
import * as styles from '../service-detail.styles';
import type { SectionProps, Service } from '../servicePage';

const SIZES = '(min-width: 1220px) 680px, (min-width: 860px) 56vw, 100vw';

/** A title that begins with the name of its service, such as “BioSeal protective sealing” or “BioSeal: sellado protector”. */
function splitTitle(title: string, name: string | undefined): { name?: string; rest: string } {
  const start = [`${name}: `, `${name} `].find((prefix) => title.startsWith(prefix));
  return name && start ? { name, rest: title.slice(start.length) } : { rest: title };
}

/** Title, price and contact link of the service, beside its picture. */
export function PageHeader({
  page,
  service,
  settings,
  price,
  note,
  action,
}: SectionProps & {
  service: Service | undefined;
  price: string | undefined;
  /** What it is a price of. */
  note: string | undefined;
  action: ReactNode;
}): ReactNode {
  const { servicePage: messages, comparison } = settings.messages;
  const { name, rest } = splitTitle(page.title, service?.name);
  const pictured = page.picture || page.comparison;
  return (
    <section className={cx(styles.header, pictured && styles.overhanging)} part="section">
      <div className={styles.headerText}>
        <Heading rank={1} id="title" className={styles.title} part="heading">
          {name && <span className={styles.name}>{`${name} `}</span>}
          <span>{rest}</span>
        </Heading>
        {page.subtitle && <p className={cx(lead, leadOnDark)}>{page.subtitle}</p>}
        <div className={styles.headerActions}>
          {action}
          {price && (
            <p className={styles.headerPrice}>
              <span>{`${messages.range} `}</span>
              <strong>
                <PriceText text={price} />
              </strong>
              {note && <span className={styles.headerNote}>{note}</span>}
            </p>
          )}
        </div>
      </div>
      {page.picture ? (
        <div className={styles.pictureFrame} part="picture">
          <Picture picture={page.picture} sizes={SIZES} load="first" className={styles.pictureFill} />
        </div>
      ) : (
        page.comparison && (
          <Comparison
            {...page.comparison}
            subject={page.title}
            sizes={SIZES}
            load="first"
            messages={comparison}
          />
        )
      )}
    </section>
  );
}
