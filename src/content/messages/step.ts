/** What a step of a wizard says of itself. */
export interface StepMessages {
  /** Its name in the progress bar. */
  label: string;
  /** Its heading. */
  heading: string;
  /** Sentence below the heading. */
  intro: string;
}
