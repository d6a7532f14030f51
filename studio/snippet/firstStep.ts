/** How a widget's first step comes into the page, and what is said of it. */
import type { SnippetChoices } from './choices';
import type { SnippetInput, Target } from './snippets';
import type { useConfigSnapshot } from './useConfigSnapshot';
import type { useMarkup } from './useMarkup';
import type { useReserved } from './useReserved';

export type FirstStep = SnippetChoices['firstStep'];
type Reserved = ReturnType<typeof useReserved>;
type Markup = ReturnType<typeof useMarkup>;

export const FIRST_STEPS = {
  reserved: {
    label: 'With the script, its place kept free',
    hint: 'Two lines where the script is the widget’s own. Nothing on your page moves while the widget loads.',
  },
  short: {
    label: 'With the script, no place kept',
    hint: 'What stands below moves down when it is shown.',
  },
  markup: {
    label: 'In the page, as markup',
    hint: 'It is visible with your page’s own first paint, even without script. Copy the snippet again whenever prices, texts or the release change: visitors see the old ones until the script is there. Not every editor keeps it; some take the <template> away.',
  },
};

/** Where a script makes the element, nothing can stand in it; the plugin puts the first step there itself. */
export const takesMarkup = ({ takesNoMarkup, isScript, hasPlugin }: Target): boolean =>
  !takesNoMarkup && !isScript && !hasPlugin;

export const firstStepFor = ({ firstStep }: SnippetChoices, target: Target): FirstStep =>
  firstStep === 'markup' && !takesMarkup(target) ? 'reserved' : firstStep;

/** What the snippet has to wait for, as a sentence; undefined when it is ready. */
export function waiting(
  firstStep: FirstStep,
  measuring: Reserved['state'],
  looking: ReturnType<typeof useConfigSnapshot>['state'],
  markup: Markup,
): string | undefined {
  if (markup === 'rendering') return 'Writing the first step…';
  if (looking === 'looking') return 'Looking for the first state…';
  return firstStep === 'reserved' && measuring === 'measuring' ? 'Measuring the widget’s height…' : undefined;
}

/** What is said below the snippet of how the widget appears. */
export function firstStepNote(
  firstStep: FirstStep,
  { state, reserved }: Reserved,
  markup: Markup,
  code: string,
): string {
  if (typeof markup === 'object' && 'error' in markup)
    return `The first step could not be written, so the script brings it. ${markup.error}`;
  if (firstStep === 'markup')
    return `The snippet has ${Math.ceil(code.length / 1_000)} kB. When it is pasted, check the page: that tells whether the editor has kept the first step.`;
  if (firstStep === 'short' || state === 'measuring') return '';
  if (state === 'failed') return 'The widget could not be shown, so its height was not measured.';
  return reserved
    ? 'The widget’s height was measured in this browser: nothing on your page moves while it loads.'
    : 'It takes no place in the page, so none is reserved.';
}

export const SCRIPTS = {
  widget: {
    label: 'Of this widget',
    hint: 'The fastest where the page has no other widget: its first step comes along.',
  },
  module: { label: 'For several widgets', hint: 'It loads only what the page uses.' },
  classic: { label: 'Classic, one file', hint: 'For systems that allow no modules.' },
};

/**
 * What is said of the script, and why it is another one than was chosen.
 * @param own the script of the widget, where there is one.
 */
export function scriptHint(
  { scriptKind, release }: SnippetChoices,
  firstStep: FirstStep,
  script: SnippetInput['script'],
  own: string | undefined,
): string {
  if (scriptKind !== 'widget' || script.url === own) return SCRIPTS[scriptKind].hint;
  const reason =
    firstStep === 'markup'
      ? 'the first step stands in the page'
      : release === 'newest'
        ? 'there is no first step that it could bring along'
        : 'its own is there for the newest release alone';
  return `Here it is the one for several widgets: ${reason}.`;
}
