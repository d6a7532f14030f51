/** How far the firm has got with a lead, in this order; each begins in the first. They are stored: a name never changes. */
export const leadStates = ['new', 'called', 'booked', 'won', 'lost'] as const;
export type LeadState = (typeof leadStates)[number];

/** Why a lead is suspect where a person marked it. No revision takes this mark away. */
export const markedByHand = 'marked by hand';
