import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { moneyStyle } from '../../domain/moneyStyle';
import type { WidgetViewProps } from '../../element/spec';
import type { Scheduling } from '../../element/stateless';
import { cx } from '../../style/cx';
import { FirstHeading, Heading } from '../../ui/base/Heading';
import { pageHeading, pageTop } from '../../ui/section/pageTop.styles';
import { dark, heading, lead, leadOnDark, section, softGround } from '../../ui/section/section.styles';
import { swipeRow } from '../../ui/section/swipeRow.styles';
import { Benefits } from './Benefits';
import { PlanColumn } from './PlanColumn';
import { PlanTestimonial } from './PlanTestimonial';
import type { PlansSpec } from './plans.element';
import * as styles from './plans.styles';

/** The maintenance plans in columns: a section of the home page, or a page of its own. */
export function Plans({ store, settings }: WidgetViewProps<PlansSpec, Scheduling>): ReactNode {
  const requestService = useStore(store, (state) => state.requestService);
  const { plans, biocare, testimonials, links } = settings.facts;
  const { view, headingLevel = 1 } = settings.attributes;
  const { plans: messages } = settings.messages;
  if (plans.length === 0) return null;

  const columns = (
    <ul className={cx(styles.columns, swipeRow)} aria-labelledby="heading">
      {plans.map((plan) => (
        <PlanColumn
          key={plan.id}
          plan={plan}
          features={plan.features[view]}
          featuresTitle={messages.features[view]}
          messages={messages}
          money={moneyStyle(settings.facts, settings.lang)}
          contact={links.contact}
          onChoose={() => requestService(`${messages.service} ${plan.name}`)}
        />
      ))}
    </ul>
  );

  if (view === 'home')
    return (
      <section
        className={cx(section, softGround, styles.root)}
        part="section"
        lang={settings.lang}
        aria-labelledby="heading"
      >
        <Heading rank={1} id="heading" className={heading} part="heading">
          {messages.heading}
        </Heading>
        {messages.lead && <p className={lead}>{messages.lead}</p>}
        {columns}
      </section>
    );

  const testimonial = testimonials.find(({ service }) => service === messages.service) ?? testimonials[0];
  return (
    <FirstHeading value={headingLevel}>
      <div className={styles.root} lang={settings.lang}>
        <section aria-labelledby="heading">
          <div className={cx(section, dark, pageTop)} part="section">
            <Heading rank={1} id="heading" className={pageHeading} part="heading">
              {messages.pageHeading}
            </Heading>
            {messages.lead && <p className={cx(lead, leadOnDark)}>{messages.lead}</p>}
          </div>
          <div className={cx(section, softGround, styles.below)} part="section">
            {columns}
          </div>
        </section>
        {biocare.benefits.length > 0 && <Benefits title={messages.benefits} benefits={biocare.benefits} />}
        {testimonial && (
          <PlanTestimonial
            testimonial={testimonial}
            messages={settings.messages.testimonials}
            lang={settings.lang}
          />
        )}
      </div>
    </FirstHeading>
  );
}
