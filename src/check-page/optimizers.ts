/** What rewrites the scripts of a page, and how a script is taken out of it. */
interface Optimizer {
  name: string;
  /** Whether it has rewritten this script. */
  recognize: (script: Element) => boolean;
  /** @param keyword a part of the script's address. */
  fix: (keyword: string) => string;
}

const type = (script: Element): string => script.getAttribute('type')?.toLowerCase() ?? '';
const has = (script: Element, ...names: string[]): boolean => names.some((name) => script.hasAttribute(name));

export const optimizers: readonly Optimizer[] = [
  {
    name: 'WP Rocket',
    recognize: (script) =>
      type(script) === 'rocketlazyloadscript' || has(script, 'data-rocket-src', 'data-rocket-type'),
    fix: (keyword) =>
      `In WP Rocket, File Optimization, add “${keyword}” to what is excluded from “Delay JavaScript execution”.`,
  },
  {
    name: 'LiteSpeed Cache',
    recognize: (script) => type(script).startsWith('litespeed/') || has(script, 'data-litespeed-src'),
    fix: (keyword) =>
      `In LiteSpeed Cache, Page Optimization, Tuning, add “${keyword}” to “JS Deferred / Delayed Excludes”.`,
  },
  {
    name: 'Cloudflare’s Rocket Loader',
    recognize: (script) => /^[\da-f]{16,}-/.test(type(script)) || has(script, 'data-cf-settings'),
    fix: () =>
      'Write data-cfasync="false" before src in the script’s tag, or switch Rocket Loader off for the site.',
  },
  {
    name: 'NitroPack',
    recognize: (script) =>
      type(script).startsWith('nitropack/') || has(script, 'nitro-src', 'nitro-delay-src'),
    fix: (keyword) => `In NitroPack, add “${keyword}” to what is excluded from delayed scripts.`,
  },
  {
    name: 'Perfmatters',
    recognize: (script) =>
      type(script).startsWith('pmdelayedscript') ||
      has(script, 'data-pmdelayedscript', 'data-perfmatters-type'),
    fix: (keyword) => `In Perfmatters, add “${keyword}” to what is excluded from “Delay JavaScript”.`,
  },
  {
    name: 'Flying Scripts',
    recognize: (script) => script.getAttribute('data-type') === 'lazy',
    fix: (keyword) => `Take the keyword that matches “${keyword}” out of Flying Scripts.`,
  },
  {
    name: 'Partytown',
    recognize: (script) => type(script) === 'text/partytown',
    fix: () => 'Take type="text/partytown" away: the widgets need the page, which a worker has not.',
  },
  {
    name: 'A consent tool',
    recognize: (script) =>
      type(script) === 'text/plain' ||
      has(
        script,
        'data-cookieconsent',
        'data-category',
        'data-cookiecategory',
        'data-usercentrics',
        'data-borlabs-script-blocker-id',
      ),
    fix: () => 'Sort the script among the necessary ones in the consent tool: it sets no cookies.',
  },
];

/** Files into which optimizers join the scripts of a page. */
export const JOINED =
  /\/(?:autoptimize_[\da-f]|cache\/(?:min|autoptimize)\/|siteground-optimizer-combined|wp-content\/litespeed\/js\/|cache\/fvm\/|cache\/wpfc-minified\/)/;
