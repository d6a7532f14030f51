import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { FirstHeading, Heading } from '../../ui/base/Heading';
import { ActionLink } from '../../ui/section/ActionLink';
import { pageHeading, pageTop } from '../../ui/section/pageTop.styles';
import { dark, lead, leadOnDark, section } from '../../ui/section/section.styles';
import { Overview } from './Overview';
import { Surfaces } from './Surfaces';
import type { SampleReportSpec } from './sample-report.element';
import * as styles from './sample-report.styles';
import { Work } from './Work';

/** A sample of the report that the free inspection ends with: an introduction, and the sheet itself. */
export function SampleReport({ settings }: WidgetViewProps<SampleReportSpec, object>): ReactNode {
  const { sampleReport: messages } = settings.messages;
  const { links, sampleReport: report } = settings.facts;
  if (report.surfaces.length === 0) return null;
  return (
    <FirstHeading value={settings.attributes.headingLevel ?? 1}>
      <div className={styles.root} lang={settings.lang}>
        <section className={cx(section, dark, pageTop, styles.top)} part="section" aria-labelledby="heading">
          <div>
            <Heading rank={1} id="heading" className={pageHeading} part="heading">
              {messages.heading}
            </Heading>
            {messages.lead && <p className={cx(lead, leadOnDark)}>{messages.lead}</p>}
          </div>
          <div className={styles.actions}>
            <ActionLink href={links.contact}>{messages.action}</ActionLink>
            <button
              type="button"
              className={styles.print}
              part="button button-text"
              onClick={() => window.print()}
            >
              {messages.print}
            </button>
          </div>
        </section>
        <div className={cx(section, styles.below)} part="section">
          <Sheet settings={settings} />
          {messages.pictures && <p className={styles.pictures}>{messages.pictures}</p>}
        </div>
      </div>
    </FirstHeading>
  );
}

function Sheet({ settings }: Pick<WidgetViewProps<SampleReportSpec, object>, 'settings'>): ReactNode {
  const { sampleReport: messages } = settings.messages;
  const { company, sampleReport: report } = settings.facts;
  return (
    <article className={styles.sheet} part="report" aria-labelledby="report">
      <header className={styles.letterhead}>
        <p className={styles.company}>{company.name}</p>
        {company.area && <p>{company.area}</p>}
        {company.phone && <p>{company.phone}</p>}
      </header>
      <div className={styles.title}>
        <Heading rank={2} id="report" className={styles.heading} part="heading">
          {messages.title}
        </Heading>
        <p className={styles.stamp}>{messages.sample}</p>
      </div>
      {report.property && (
        <p className={styles.property}>
          <span className={styles.label}>{messages.property}</span>
          <span>{report.property}</span>
        </p>
      )}
      {report.summary && <p className={styles.summary}>{report.summary}</p>}
      <Overview surfaces={report.surfaces} messages={messages} />
      <Surfaces surfaces={report.surfaces} messages={messages} />
      <Work settings={settings} />
      {report.next.length > 0 && (
        <section className={styles.part} aria-labelledby="next">
          <Heading rank={3} id="next" className={styles.subheading} part="heading">
            {messages.next}
          </Heading>
          <ol className={styles.steps}>
            {report.next.map((step) => (
              <li key={step} className={styles.step}>
                {step}
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}
