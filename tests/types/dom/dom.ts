/** Plain DOM: no framework's types are there. */
import type { BioEstimator, BusinessConfig, CheckReport, Lead, LeadKind } from 'biosystem-widgets';
import 'biosystem-widgets/estimator';
import { renderToString } from 'biosystem-widgets/server';

const estimator = document.createElement('bio-estimator');
estimator.mode = 'panel';
estimator.liveRange = true;
estimator.services = ['biorinse'];
estimator.services = 'biorinse,bioseal';
estimator.services satisfies readonly string[];
estimator.endpoint = undefined;
estimator.config = { company: { name: 'Bright Panes' } };
estimator.config = '/business.json';
estimator.lang = 'es';
estimator.show();
estimator satisfies BioEstimator;
// @ts-expect-error the property is named liveRange
estimator.live_range = true;
// @ts-expect-error no such mode
estimator.mode = 'popup';
// @ts-expect-error a config has no such key
estimator.config = { companies: {} };
// @ts-expect-error it has no such method
estimator.open();

const found = document.querySelector('bio-before-after');
found?.start satisfies number | undefined;
document.querySelector('bio-contact-form')?.reset();

estimator.addEventListener('bio-estimate', ({ detail }) => {
  detail.items[0]?.min satisfies number | undefined;
  // @ts-expect-error an estimate has no total
  detail.total;
});

document.addEventListener('bio-lead', (event) => {
  const lead = event.detail;
  lead.kind satisfies LeadKind;
  if (lead.kind === 'contact') lead.fullName satisfies string;
  if (lead.kind === 'estimate') lead.contactInfo.email satisfies string;
  // @ts-expect-error only an estimate has one
  if (lead.kind === 'contact') lead.estimate;
  // @ts-expect-error the secret is for the endpoint only
  lead.secret;
});
addEventListener('bio-lead-failed', ({ detail: { kind, status, errors } }) => {
  kind satisfies LeadKind;
  status satisfies number;
  errors[0]?.field satisfies string | undefined;
});

await BioSystem.ready;
(await BioSystem.open('estimate')) satisfies boolean;
BioSystem.version satisfies string;
BioSystem.on('lead-sent', ({ id, kind }) => {
  id satisfies string;
  kind satisfies LeadKind;
})();
const report: CheckReport = await BioSystem.check();
report.findings[0]?.fix satisfies string | undefined;
void BioSystem.prefill({ email: 'ada@example.com' });
// @ts-expect-error no such event
BioSystem.on('lead-lost', () => undefined);
// @ts-expect-error no field that may be filled in
void BioSystem.prefill({ age: '36' });

(await renderToString('<bio-estimator></bio-estimator>', { config: {} })) satisfies string;

export const config: BusinessConfig = {
  company: { name: 'Bright Panes', phone: '(404) 555-0117' },
  theme: { 'color-accent': 'teal' },
  texts: { en: { estimator: {} } },
};

/** What an endpoint receives. */
export function emailOf(lead: Lead): string | undefined {
  switch (lead.kind) {
    case 'estimate':
      return lead.contactInfo.email;
    case 'quote':
      return lead.email;
    default:
      return lead.email satisfies string;
  }
}
