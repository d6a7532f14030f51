import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Scheduling } from '../../element/scheduling';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/emotion';
import { pageHeading, pageTop } from '../../ui/pageTop.styles';
import { dark, heading, lead, leadOnDark, section, stone } from '../../ui/section.styles';
import { Benefits } from './Benefits';
import { PlanColumn } from './PlanColumn';
import { Praise } from './Praise';
import type { PlansSpec } from './plans.element';
import * as styles from './plans.styles';

/** The maintenance plans as columns of one sheet: a section of the home page, or a page of its own. */
export function Plans({ store, settings }: WidgetViewProps<PlansSpec, Scheduling>): ReactNode {
  const { schedule } = useStore(store);
  const { plans, biocare, testimonials, links, currency, locale } = settings.facts;
  const { view } = settings.attributes;
  const { plans: texts } = settings.texts;
  if (plans.length === 0) return null;

  const sheet = (
    <ul className={styles.sheet}>
      {plans.map((plan) => (
        <PlanColumn
          key={plan.id}
          plan={plan}
          nameAs={view === 'home' ? 'h3' : 'h2'}
          features={plan.features[view]}
          texts={texts}
          money={{ currency, locale: locale || settings.lang }}
          contact={links.contact}
          onChoose={() => schedule(`${texts.service} ${plan.name}`)}
        />
      ))}
    </ul>
  );

  if (view === 'home')
    return (
      <section
        className={cx(section, stone, styles.root)}
        part="section"
        lang={settings.lang}
        aria-labelledby="heading"
      >
        <h2 id="heading" className={heading} part="heading">
          {texts.heading}
        </h2>
        {texts.lead && <p className={lead}>{texts.lead}</p>}
        {sheet}
      </section>
    );

  const praise = testimonials.find(({ service }) => service === texts.service) ?? testimonials[0];
  return (
    <div className={styles.root} lang={settings.lang}>
      <section aria-labelledby="heading">
        <div className={cx(section, dark, pageTop)} part="section">
          <h1 id="heading" className={pageHeading} part="heading">
            {texts.pageHeading}
          </h1>
          {texts.lead && <p className={cx(lead, leadOnDark)}>{texts.lead}</p>}
        </div>
        <div className={cx(section, stone, styles.below)} part="section">
          {sheet}
        </div>
      </section>
      {biocare.benefits.length > 0 && <Benefits title={texts.benefits} benefits={biocare.benefits} />}
      {praise && <Praise testimonial={praise} texts={settings.texts.testimonials} />}
    </div>
  );
}
