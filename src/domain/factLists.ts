/** The lists of a firm's facts whose entries its owner adds and removes in the inbox. */
export const factLists = ['services', 'plans', 'faqs', 'testimonials'] as const;
export type FactList = (typeof factLists)[number];

export const isFactList = (name: unknown): name is FactList => factLists.some((list) => list === name);
