/** What is found in the config of a firm. */
export interface ConfigFindings {
  /** How many lines of findings there are. */
  count: number;
  /** How many of them are mistakes. */
  mistakes: number;
  /** The findings, to be printed. */
  text: string;
}
