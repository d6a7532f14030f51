import type { WidgetDocs, WidgetElement, WidgetSpec } from './element/spec';
import type { WidgetEventName } from './page/events';
import * as about from './widgets/about/about.element';
import * as addOns from './widgets/add-ons/add-ons.element';
import * as auditWizard from './widgets/audit-wizard/audit-wizard.element';
import * as beforeAfter from './widgets/before-after/before-after.element';
import * as biocheck from './widgets/biocheck/biocheck.element';
import * as contactForm from './widgets/contact-form/contact-form.element';
import * as ctaBanner from './widgets/cta-banner/cta-banner.element';
import * as estimator from './widgets/estimator/estimator.element';
import * as faq from './widgets/faq/faq.element';
import * as footer from './widgets/footer/footer.element';
import * as gallery from './widgets/gallery/gallery.element';
import * as header from './widgets/header/header.element';
import * as hero from './widgets/hero/hero.element';
import * as map from './widgets/map/map.element';
import * as notFound from './widgets/not-found/not-found.element';
import * as notice from './widgets/notice/notice.element';
import * as plans from './widgets/plans/plans.element';
import * as quoteBuilder from './widgets/quote-builder/quote-builder.element';
import * as reveal from './widgets/reveal/reveal.element';
import * as sampleReport from './widgets/sample-report/sample-report.element';
import * as scrollTop from './widgets/scroll-top/scroll-top.element';
import * as serviceCard from './widgets/service-card/service-card.element';
import * as serviceCards from './widgets/service-cards/service-cards.element';
import * as serviceDetail from './widgets/service-detail/service-detail.element';
import * as slots from './widgets/slots/slots.element';
import * as systemWheel from './widgets/system-wheel/system-wheel.element';
import * as testimonials from './widgets/testimonials/testimonials.element';
import * as trust from './widgets/trust/trust.element';

export interface DocumentedSpec {
  spec: WidgetSpec;
  docs: WidgetDocs<WidgetSpec>;
}

const elements = [
  about,
  addOns,
  auditWizard,
  beforeAfter,
  biocheck,
  contactForm,
  ctaBanner,
  estimator,
  faq,
  footer,
  gallery,
  header,
  hero,
  map,
  notFound,
  plans,
  quoteBuilder,
  reveal,
  sampleReport,
  scrollTop,
  serviceCard,
  serviceCards,
  serviceDetail,
  systemWheel,
  testimonials,
  notice,
  slots,
  trust,
];

/** Each widget's element by its tag. */
type WidgetElements = { [S in (typeof elements)[number]['spec'] as S['tag']]: WidgetElement<S> };

declare global {
  interface HTMLElementTagNameMap extends WidgetElements {}
}

/** The public face of every widget: what each `<name>.element.ts` says, by its tag. */
export const specs: readonly DocumentedSpec[] = elements.toSorted((one, other) =>
  one.spec.tag < other.spec.tag ? -1 : 1,
);

/** Dispatched by every element. */
export const COMMON_EVENTS = ['bio-ready', 'bio-error', 'bio-track'] as const satisfies WidgetEventName[];

/** Dispatched by every element that sends leads. */
const LEAD_EVENTS: readonly WidgetEventName[] = [
  'bio-lead',
  'bio-lead-sent',
  'bio-lead-queued',
  'bio-lead-failed',
];

/** The events of one element besides those of every element. */
export function ownEvents({ spec, docs }: DocumentedSpec): WidgetEventName[] {
  const names = new Set([...docs.events, ...(spec.sendsLeads ? LEAD_EVENTS : [])]);
  return [...names].filter((name) => !COMMON_EVENTS.some((common) => common === name));
}

/** Whether an element asks where leads go: to send them, or for times to choose. */
export const usesEndpoint = ({ sendsLeads, needs }: WidgetSpec): boolean =>
  sendsLeads !== undefined || needs === 'availability.hours';
