import { text, textOrEmpty, topic } from '../fields';

/** What a step of a wizard says of itself. */
export const stepWords = (description: string) =>
  topic(
    {
      label: text('Its name in the progress bar.'),
      heading: text('Its heading.'),
      intro: textOrEmpty('Sentence below the heading.'),
    },
    description,
  );
