import type { Business } from '../../content/schema';
import type { Question } from '../../domain/question';

const questionSteps = ['info', 'clean', 'strip', 'protect', 'submit'] as const;
const photoSteps = ['photo', 'info'] as const;
export const allSteps = ['photo', ...questionSteps] as const;
export type Step = (typeof allSteps)[number];

/** How an audit is asked for: by all questions, or by a photo and who sends it. */
export const ways = ['questions', 'photo'] as const;
export type Way = (typeof ways)[number];

/** The lists of services, with the labels on offer, and the label that excludes those beside it. */
export type Offer = Business['audit'];
export type ListName = Exclude<keyof Offer, 'noProtection' | 'areas'>;
/** The labels that are selected in each list. */
export type Selected = Readonly<Record<ListName, readonly string[]>>;

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

/** The step that asks a question. */
export const stepOf = ({ step }: Question): string => step ?? 'submit';

/** The steps of a way: without those that have neither a choice to offer nor a question to ask. */
export const stepsOf = ({ audit, questions }: Pick<Business, 'audit' | 'questions'>, way: Way): Step[] =>
  [...(way === 'photo' ? photoSteps : questionSteps)].filter((step) => {
    const list = listOf[step];
    return !list || audit[list].length > 0 || questions.audit.some((question) => stepOf(question) === step);
  });

/** Whether a step has the photo picker. */
export const hasPhotoPicker = (step: Step): boolean => step === 'submit' || step === 'photo';

/** An area's choice, with the list that offers it; undefined where none does. */
export function choiceOf(
  offer: Offer,
  { choice }: Offer['areas'][number],
): { list: ListName; label: string } | undefined {
  const list = listNames.find((name) => offer[name].includes(choice));
  return list && { list, label: choice };
}

/**
 * The labels of a list when one of them is selected or deselected. One that says no to the others takes their place, and
 * any other takes its place.
 * @returns them, and those that had to go.
 */
export function selectIn(
  labels: readonly string[],
  label: string,
  isSelected: boolean,
  { noProtection }: Offer,
): { selected: string[]; excluded: string[] } {
  const others = labels.filter((other) => other !== label);
  if (!isSelected) return { selected: others, excluded: [] };
  const excluded = others.filter((other) => (other === noProtection) !== (label === noProtection));
  return { selected: [...others.filter((other) => !excluded.includes(other)), label], excluded };
}
