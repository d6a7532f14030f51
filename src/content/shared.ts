/**
 * What the built-in firm says in several topics, each once. A config that changes one of them where it belongs changes it
 * everywhere: see `followConfig.ts`, which tells these prices from others that only look the same by their identity.
 */
/** Of services, by id. The texts in which they stand are written with them. */
export const names = {
  biorinse: 'BioRinse',
  bioblast: 'BioBlast',
  bioseal: 'BioSeal',
  biobuild: 'BioBuild',
  bioguide: 'BioGuide',
} as const;

/** Of add-ons, by id. */
export const addOnNames = {
  lighting: 'Lighting',
  'bin-cleaning': 'Bin cleaning',
  glass: 'Glass cleaning',
} as const;

/** By their place in a config, where an entry of a list is named by its id. */
export const prices = {
  'services.biorinse.card': { min: 275, max: 975 },
  'services.bioblast.card': { min: 450, max: 1800 },
  'services.bioseal.card': { min: 495, max: 2200 },
  'services.biobuild.page': { min: 450, max: 1200 },
  'services.bioguide.card': { min: 275, max: 1200 },
  'gutters.clean.price': { min: 275, max: 425 },
  'addOns.lighting.prices.0.price': { min: 750, max: 4500 },
  'addOns.bin-cleaning.prices.0.price': { min: 25, max: 40 },
} as const;

/** What the tiers of the protective coating start at, by id, and from the first to the last. */
export const tierPrices = { hydroshield: 495, fusionguard: 995, infinitycoat: 1495 } as const;
export const allTiers = { min: tierPrices.hydroshield, max: tierPrices.infinitycoat } as const;
export const allTiersOpen = { ...allTiers, openEnded: true } as const;

/** Of a month, by the id of the plan, and of any plan. */
export const planPrices = {
  essential: { min: 35, max: 55 },
  protect: { min: 75, max: 125 },
  premium: { min: 150, max: 195 },
} as const;
export const anyPlan = { min: planPrices.essential.min, max: planPrices.premium.max } as const;

/** Stands before the last of several places, by language. */
export const AND = { en: 'and', es: 'y' } as const;

/** Places in a sentence: "Roswell, Milton and Cumming". */
export const listed = (places: readonly string[], and: string = AND.en): string =>
  places.join(', ').replace(/, (?=[^,]*$)/, ` ${and} `);
