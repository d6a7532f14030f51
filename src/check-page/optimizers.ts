/** What rewrites the scripts of a page, and how a script is taken out of it. */
interface Optimizer {
  name: string;
  /** Whether it has rewritten this script. */
  recognize: (script: Element) => boolean;
  fix: string;
}

const type = (script: Element): string => script.getAttribute('type')?.toLowerCase() ?? '';
const has = (script: Element, ...names: string[]): boolean => names.some((name) => script.hasAttribute(name));

export const optimizers: readonly Optimizer[] = [
  {
    name: 'WP Rocket',
    recognize: (script) =>
      type(script) === 'rocketlazyloadscript' || has(script, 'data-rocket-src', 'data-rocket-type'),
    fix: 'In WP Rocket, File Optimization, add “biosystem” to what is excluded from “Delay JavaScript execution”.',
  },
  {
    name: 'LiteSpeed Cache',
    recognize: (script) => type(script).startsWith('litespeed/') || has(script, 'data-litespeed-src'),
    fix: 'In LiteSpeed Cache, Page Optimization, Tuning, add “biosystem” to “JS Deferred / Delayed Excludes”.',
  },
  {
    name: 'Cloudflare’s Rocket Loader',
    recognize: (script) => /^[\da-f]{16,}-/.test(type(script)) || has(script, 'data-cf-settings'),
    fix: 'Write data-cfasync="false" before src in the script’s tag, or switch Rocket Loader off for the site.',
  },
  {
    name: 'NitroPack',
    recognize: (script) =>
      type(script).startsWith('nitropack/') || has(script, 'nitro-src', 'nitro-delay-src'),
    fix: 'In NitroPack, add “biosystem” to what is excluded from delayed scripts.',
  },
  {
    name: 'Perfmatters',
    recognize: (script) =>
      type(script).startsWith('pmdelayedscript') ||
      has(script, 'data-pmdelayedscript', 'data-perfmatters-type'),
    fix: 'In Perfmatters, add “biosystem” to what is excluded from “Delay JavaScript”.',
  },
  {
    name: 'Flying Scripts',
    recognize: (script) => script.getAttribute('data-type') === 'lazy',
    fix: 'Take the keyword that matches “biosystem” out of Flying Scripts.',
  },
  {
    name: 'Partytown',
    recognize: (script) => type(script) === 'text/partytown',
    fix: 'Take type="text/partytown" away: the widgets need the page, which a worker has not.',
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
    fix: 'Sort the script among the necessary ones in the consent tool: it sets no cookies.',
  },
];

/** Files into which optimizers join the scripts of a page. */
export const JOINED =
  /\/(?:autoptimize_[\da-f]|cache\/(?:min|autoptimize)\/|siteground-optimizer-combined|wp-content\/litespeed\/js\/|cache\/fvm\/|cache\/wpfc-minified\/)/;
