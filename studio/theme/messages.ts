import type { TokenName } from '../../src/style/tokens';

export const messages = {
  brand: 'Your brand’s colour',
  brandField: 'Colour',
  brandHint: 'One is enough: all other colours are made from it, so that every text can be read.',
  brandBad: 'A CSS colour such as "#7a1f2b", "teal" or "oklch(50% 0.1 20)".',
  variant: 'The page around the widgets is',
  light: 'Light',
  dark: 'Dark',
  startOver: 'Start over',
  startOverHint: 'Takes away the whole theme. Undo brings it back.',

  pick: (label: string) => `Pick: ${label}`,
  reset: (label: string) => `Reset: ${label}`,
  follows: (labels: readonly string[]) => `Follows from ${labels.join(' and ')}.`,
  builtIn: 'Built in.',
  leftOut: (expected: string) => `Left out. Expected ${expected}.`,

  colors: 'Single colours',
  colorsHint: 'What you leave empty follows from what you set.',
  unknownToken: (name: string) => `“${name}” is none of the tokens, and is left out.`,
  remove: (name: string) => `Remove ${name}`,
  text: 'Text',
  grounds: 'Grounds and lines',
  accent: 'Accent',
  done: 'Done and chosen',
  errors: 'Errors',
  focus: 'Focus',
  darkSections: 'Dark sections and header',

  fonts: 'Fonts',
  fontsHint: 'Your page has to bring a font that not every device has.',
  face: { font: 'Face of the text', 'font-heading': 'Face of the headings' },
  ownFace: 'Another, beside it',

  shape: 'Corners, space, shadow and width',
  scheme: 'Light or dark',
  lightScheme: 'Light',
  darkScheme: 'Dark',
  bothSchemes: 'As the visitor’s device is set',
  slide: (label: string) => `${label}: slider`,
  density: 'Density',
  compact: 'Compact',
  regular: 'Regular',
  roomy: 'Roomy',
  ownDensity: 'Another, beside it',

  contrast: 'Contrast',
  allReadable: (count: number) => `All ${count} pairs stand out enough.`,
  someHard: (failing: number, count: number) =>
    failing === 1 ? `1 of ${count} pairs is hard to see.` : `${failing} of ${count} pairs are hard to see.`,
  allPairs: 'All pairs with their figures',
  pair: 'Pair',
  ratio: 'Contrast',
  verdict: 'Verdict',
  needs: (figure: string) => `needs ${figure}`,
  passes: 'Passes',
  fails: 'Too low',
  unknown: 'Cannot be told here',
  on: (front: string, back: string) => `${front} on ${back}`,
  figure: (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}\u{a0}:\u{a0}1`,
  isHard: (front: string, back: string, figure: string, needed: string) =>
    `${front} on ${back}: ${figure}, needs ${needed}.`,
  mend: (front: string, hex: string) => `Make ${front} ${hex}`,
  mendGround: (back: string) => `No colour of this can be read on all its grounds: change ${back}.`,

  paste: 'From your page’s CSS',
  pasteField: 'CSS with variables',
  pasteHint:
    'Paste a style sheet, or the part with :root. It is read here only: nothing is sent, loaded or run.',
  noVariables: 'No variables were found: they begin with two hyphens, such as --brand: #7a1f2b.',
  foundVariables: (count: number) =>
    count === 1 ? '1 variable was found.' : `${count} variables were found.`,
  chooseUse: 'Choose the token that each is for.',
  leaveOut: 'Leave out',
  others: (count: number) => `${count} more, for which no use was guessed`,
  adopt: (count: number) => (count === 1 ? 'Use 1 value' : `Use ${count} values`),
  adopted: 'Taken over. Undo takes them back.',

  result: 'Take it with you',
  resultEmpty: 'Nothing is set yet: the widgets have their built-in look.',
  css: 'For your page’s style sheet',
  cssHint: 'What follows from your values is written out.',
  json: 'For the config, as “theme”',

  preview: 'Preview',
  previewPage: 'Page with the widget',
  widget: 'Widget',
  previewHint: 'With the prices and words of the draft. What you send here goes nowhere.',
} as const;

/** Short names of the tokens. */
export const labelOf = (name: TokenName): string => {
  const words = name.replace(/^color-/, '').replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
