import { expect, test } from 'vitest';
import { DESK, FORM, line, linesOf, type Mistake, SCRIPT, STYLE } from '../testing/page';

test.each<Mistake>([
  [
    'curly quotes',
    `${SCRIPT}${STYLE}<bio-contact-form endpoint=“${DESK}/api/requests”></bio-contact-form>`,
    'error',
    /curly/,
  ],
  [
    'an attribute with an underscore',
    SCRIPT + STYLE + FORM + '<bio-estimator mode="panel" live_range endpoint="/x"></bio-estimator>',
    'error',
    /Did you mean live-range/,
  ],
  [
    'an attribute as React writes it',
    SCRIPT + STYLE + FORM + '<bio-estimator mode="panel" liveRange endpoint="/x"></bio-estimator>',
    'error',
    /Did you mean live-range/,
  ],
  [
    'an attribute of nothing',
    SCRIPT + STYLE + FORM.replace('endpoint', 'wibblewobble endpoint'),
    'warning',
    /no attribute wibblewobble/,
  ],
  [
    'a choice that is none',
    `${SCRIPT}${STYLE.replace('contact-form', 'estimator')}<bio-estimator mode="Panel" endpoint="/x"></bio-estimator>`,
    'error',
    /Write "inline" or "panel"/,
  ],
  [
    'a number out of its range',
    `${SCRIPT}${STYLE.replace('contact-form', 'testimonials')}<bio-testimonials interval="90"></bio-testimonials>`,
    'error',
    /a number from 2 to 60/,
  ],
  [
    'a number that is none',
    `${SCRIPT}${STYLE.replace('contact-form', 'testimonials')}<bio-testimonials interval="7s"></bio-testimonials>`,
    'error',
    /a number from 2 to 60/,
  ],
  [
    'an endpoint that is none',
    SCRIPT + STYLE + FORM.replace(`${DESK}/api/requests`, 'javascript:alert(1)'),
    'error',
    /javascript:alert\(1\).*an http\(s\) address/,
  ],
  [
    'an endpoint without its beginning',
    SCRIPT + STYLE + FORM.replace('https://', ''),
    'error',
    /Write https:\/\/desk\.example\/api\/requests/,
  ],
  [
    'an attribute that is needed',
    `${SCRIPT}${STYLE.replace('contact-form', 'before-after')}<bio-before-after></bio-before-after>`,
    'error',
    /needs the attribute before/,
  ],
  [
    'a service that is not there',
    `${SCRIPT}${STYLE.replace('contact-form', 'service-card')}<bio-service-card service="biorince"></bio-service-card>`,
    'error',
    /“biorince”.*Did you mean biorinse/,
  ],
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);
