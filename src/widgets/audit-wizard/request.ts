import type { Business } from '../../content/schema';
import type { LeadDraft } from '../../element/spec';
import type { FieldRule } from '../../leads/check';
import { leadLimits } from '../../leads/limits';

export const steps = ['info', 'clean', 'strip', 'protect', 'submit'] as const;
export type Step = (typeof steps)[number];

/** What is typed; all but the notes stands in step 1. */
export const fieldRules = {
  fullName: { limit: leadLimits.name, required: true },
  serviceAddress: { limit: leadLimits.address, required: true },
  email: { limit: leadLimits.email, required: true, email: true },
  phone: { limit: leadLimits.phone, required: true },
  notes: { limit: leadLimits.text },
} as const satisfies Record<string, FieldRule>;

export type TextName = keyof typeof fieldRules;
export type Texts = Readonly<Record<TextName, string>>;

export const textNames = Object.keys(fieldRules) as TextName[];
export const infoFields = textNames.filter((name) => name !== 'notes');

/** The lists that are chosen from, and what is offered there. */
export type Offer = Business['audit'];
export type ListName = keyof Offer;
export type Chosen = Readonly<Record<ListName, readonly string[]>>;

export const listNames = [
  'cleaningServices',
  'strippingServices',
  'protectionServices',
] as const satisfies ListName[];

/** The list that a step offers. */
export const listOf: Partial<Record<Step, ListName>> = {
  clean: 'cleaningServices',
  strip: 'strippingServices',
  protect: 'protectionServices',
};

/** The fields of step 1 that say nothing yet. */
export const missingFields = (texts: Texts): TextName[] =>
  infoFields.filter((name) => texts[name].trim() === '');

/**
 * An audit's lead.
 * @param photos as `data:` strings.
 */
export function auditLead(request: {
  id: string;
  texts: Texts;
  chosen: Chosen;
  offer: Offer;
  photos: readonly string[];
}): Extract<LeadDraft, { kind: 'audit' }> {
  const { id, texts, chosen, offer, photos } = request;
  // What was chosen on an earlier page may be on offer no more.
  const stillOffered = (list: ListName) => offer[list].filter((label) => chosen[list].includes(label));
  return {
    id,
    kind: 'audit',
    source: 'Audit Wizard',
    ...texts,
    cleaningServices: stillOffered('cleaningServices'),
    strippingServices: stillOffered('strippingServices'),
    protectionServices: stillOffered('protectionServices'),
    photos: [...photos],
  };
}
