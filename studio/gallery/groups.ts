/** The widgets by what one looks for. */
export interface WidgetGroup {
  label: string;
  tags: readonly string[];
}

const groups: readonly WidgetGroup[] = [
  {
    label: 'Forms',
    tags: ['bio-estimator', 'bio-contact-form', 'bio-audit-wizard', 'bio-quote-builder', 'bio-slots'],
  },
  {
    label: 'Services and prices',
    tags: [
      'bio-service-cards',
      'bio-service-card',
      'bio-service-detail',
      'bio-add-ons',
      'bio-plans',
      'bio-system-wheel',
    ],
  },
  {
    label: 'The firm and its work',
    tags: [
      'bio-about',
      'bio-gallery',
      'bio-before-after',
      'bio-testimonials',
      'bio-trust',
      'bio-faq',
      'bio-map',
      'bio-biocheck',
      'bio-sample-report',
    ],
  },
  {
    label: 'Parts of a page',
    tags: [
      'bio-header',
      'bio-hero',
      'bio-cta-banner',
      'bio-footer',
      'bio-scroll-top',
      'bio-reveal',
      'bio-not-found',
    ],
  },
];

/** Those among these tags by group; what belongs to none comes last. */
export function groupsOf(tags: readonly string[]): readonly WidgetGroup[] {
  const named = groups.flatMap((group) => group.tags);
  return [...groups, { label: 'Others', tags: tags.filter((tag) => !named.includes(tag)) }]
    .map(({ label, tags: own }) => ({ label, tags: own.filter((tag) => tags.includes(tag)) }))
    .filter((group) => group.tags.length > 0);
}
