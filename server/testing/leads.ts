import { randomUUID } from 'node:crypto';
import type { ContactLead, EstimateLead } from '../../src/domain/leadSchema';

/** A booking with a new id; what is given replaces or adds fields, wrong ones too. */
export function contactLead(own: Record<string, unknown> = {}): ContactLead {
  const lead: ContactLead = {
    id: randomUUID(),
    kind: 'contact',
    timestamp: '2030-01-31T12:00:00.000Z',
    source: 'Contact Form',
    page: 'https://example.com/biocheck',
    fullName: 'Ana Ruiz',
    phone: '+1 (770) 555-0100',
    email: 'ana@example.com',
    serviceAddress: '12 Oak Lane, Roswell, GA 30075',
    areasOfConcern: 'Moss on the north side of the roof',
    hearAboutUs: 'Nextdoor',
  };
  return { ...lead, ...own };
}

/** A request of the estimator with a new id, whose estimate goes to this address. */
export function estimateLead(email: string, own: Record<string, unknown> = {}): EstimateLead {
  const lead: EstimateLead = {
    id: randomUUID(),
    kind: 'estimate',
    timestamp: '2030-01-31T12:00:00.000Z',
    source: 'Instant Estimator',
    page: 'https://example.com/services/biorinse',
    selectedServices: [{ id: 'biorinse', name: 'BioRinse', selected: true }],
    propertyInfo: { type: '', stories: '2', sqft: '', condition: '', material: '' },
    locationInfo: { zip: '30075', access: '' },
    contactInfo: {
      firstName: 'Ana',
      email,
      phone: '+1 (770) 555-0100',
      preferredDays: '',
      smsConsent: false,
    },
    estimate: { min: 316, max: 1_121 },
    uploadedImages: [],
  };
  return { ...lead, ...own };
}
