import type { ReactNode } from 'react';
import type { Business } from '../../content/schema';
import { formatRange } from '../../domain/money';
import { moneyStyle } from '../../domain/moneyStyle';
import type { PriceRange } from '../../domain/priceRange';
import type { WidgetSettings } from '../../element/spec';
import { Heading } from '../../ui/base/Heading';
import { PriceText } from '../../ui/base/PriceText';
import type { SampleReportSpec } from './sample-report.element';
import * as styles from './sample-report.styles';

type Entry = Business['sampleReport']['work'][number];
type Settings = WidgetSettings<SampleReportSpec>;

/** What is recommended, what can wait, and what each costs. */
export function Work({ settings }: { settings: Settings }): ReactNode {
  const { sampleReport: messages } = settings.messages;
  const { work } = settings.facts.sampleReport;
  if (work.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="work">
      <Heading rank={3} id="work" className={styles.subheading} part="heading">
        {messages.work}
      </Heading>
      <div className={styles.groups}>
        <Group
          title={messages.workNow}
          entries={work.filter(({ when }) => when === 'now')}
          settings={settings}
        />
        <Group
          title={messages.workLater}
          entries={work.filter(({ when }) => when === 'later')}
          settings={settings}
        />
      </div>
      <p className={styles.note}>{messages.prices}</p>
    </section>
  );
}

/** It is only shown, and rounded by that. */
const sumOf = (prices: readonly PriceRange[]): PriceRange =>
  prices.reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), { min: 0, max: 0 });

interface GroupProps {
  title: string;
  entries: readonly Entry[];
  settings: Settings;
}

/** A single price needs no sum. */
function Group({ title, entries, settings }: GroupProps): ReactNode {
  if (entries.length === 0) return null;
  const { sampleReport: messages } = settings.messages;
  const prices = entries.flatMap(({ price }): PriceRange[] => (price ? [price] : []));
  const format = (range: PriceRange) => formatRange(range, moneyStyle(settings.facts, settings.lang));
  return (
    <div>
      <Heading rank={3} className={styles.groupTitle}>
        {title}
      </Heading>
      <ul>
        {entries.map(({ id, name, text, price }) => (
          <li key={id} className={styles.entry} part="work">
            <p className={styles.entryName}>{name}</p>
            {price && (
              <p className={styles.price} part="price">
                <PriceText text={format(price)} />
              </p>
            )}
            {text && <p className={styles.entryText}>{text}</p>}
          </li>
        ))}
      </ul>
      {prices.length > 1 && (
        <p className={styles.total}>
          <span>{messages.total}</span>
          <strong className={styles.price} part="price">
            <PriceText text={format(sumOf(prices))} />
          </strong>
        </p>
      )}
    </div>
  );
}
