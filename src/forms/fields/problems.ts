import type { StoreApi } from 'zustand';

/** What has to be corrected in a form, in its order: label and message by the name of the control. */
export type Problems = Readonly<Record<string, string>>;

/** Where the summary of errors learns it. */
export interface ProblemSource<State> {
  store: StoreApi<State>;
  problemsOf: (state: State) => Problems;
}
