import type { TokenName } from '../../src/style/tokens';
import type { CssVariable, VariableKind } from './cssVariables';

/** Words that say whose or what kind a variable is, not what it is for. */
const NOISE = new Set(
  'wp preset custom colors color colour clr bs mdc md sys ref theme palette global site the default'.split(
    ' ',
  ),
);

/**
 * Names by which systems and designers call what a token is, the likeliest first, without the words above: WordPress,
 * Bootstrap, Tailwind with shadcn, Material, Shopify.
 */
const names: Partial<Record<TokenName, string>> = {
  'color-accent':
    'brand primary accent cta brand-primary primary-brand primary-500 primary-600 brand-500 brand-600 accent-1 base-accent-1 button button-background button-bg btn-bg action link',
  'color-accent-strong':
    'primary-hover brand-hover accent-hover cta-hover button-hover button-background-hover primary-dark brand-dark accent-dark primary-strong primary-700 brand-700 link-hover',
  'color-on-accent':
    'on-primary primary-foreground primary-contrast on-accent accent-foreground accent-contrast button-text button-label btn-text base-solid-button-labels',
  'color-ink':
    'text ink body body-text text-body text-primary foreground fg contrast on-background on-surface base-text text-base copy',
  'color-ink-soft':
    'text-muted muted-foreground muted text-secondary text-soft text-light ink-soft subtle secondary-text on-surface-variant contrast-2',
  'color-ground':
    'background bg ground surface body-bg page-bg background-body base paper card base-background-1 background-primary white',
  'color-ground-soft':
    'background-alt bg-alt surface-alt background-soft bg-soft ground-soft secondary-bg background-secondary bg-secondary tertiary-bg surface-2 surface-variant base-background-2 base-2 light',
  'color-page': 'page background-page bg-page body-background',
  'color-line': 'border line divider separator hr outline-variant border-subtle lines',
  'color-control': 'input input-border border-strong outline control field-border',
  'color-dark': 'dark footer footer-bg footer-background background-dark bg-dark inverse-surface',
  'color-done': 'success done positive green',
  'color-error': 'error danger destructive alert negative',
  'color-focus': 'focus ring focus-ring focus-outline',
  font: 'font font-body body-font body-font-family font-family-body font-base font-sans font-text font-family text-font font-body-family font-primary font-sans-serif',
  'font-heading':
    'font-heading heading-font headings-font font-headings headings-font-family font-family-heading heading-font-family font-heading-family font-title font-display title-font font-family-headings font-secondary',
  'radius-control':
    'radius border-radius radius-control button-radius btn-radius buttons-radius btn-border-radius input-radius radius-md radius-sm border-radius-sm rounded',
  'radius-card': 'radius-card card-radius radius-lg border-radius-lg radius-xl border-radius-xl cards-radius',
  shadow: 'shadow shadow-card card-shadow box-shadow shadow-md elevation-1',
};

const kinds: Record<string, VariableKind> = {
  color: 'color',
  font: 'font',
  radius: 'length',
  shadow: 'shadow',
};

/** What kind of variable fits a token; undefined where none does. */
export const kindOfToken = (name: TokenName): VariableKind | undefined => kinds[name.split('-')[0] ?? ''];

/** Which variable is for which token, judged by names. A token is named once at most. */
export function guessTokens(variables: readonly CssVariable[]): ReadonlyMap<string, TokenName> {
  const ofVariable = new Map<string, TokenName>();
  const known = Object.entries(names) as [TokenName, string][];
  for (const [token, text] of known) {
    const own = variables.find(({ name }) => name === `--bio-${token}`);
    const likely = text
      .split(' ')
      .map((wanted) =>
        variables.find(
          ({ name, kind }) =>
            kind === kindOfToken(token) && !ofVariable.has(name) && meaningOf(name) === wanted,
        ),
      )
      .find(Boolean);
    const found = own ?? likely;
    if (found) ofVariable.set(found.name, token);
  }
  return ofVariable;
}

/** `primary` of `--wp--preset--color--primary`, `body-bg` of `--bs-body-bg`, `text` of `--textColor`. */
function meaningOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]+/)
    .filter((word) => word !== '' && !NOISE.has(word));
  return words.join('-');
}
