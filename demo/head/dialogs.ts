/** The widgets of our pages that open over the page, by the hashes that open them. */
export const DIALOGS: Partial<Record<string, string>> = {
  '#audit': 'bio-audit-wizard',
  '#estimate': 'bio-estimator[mode=panel]',
};
