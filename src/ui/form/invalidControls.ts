/** What of a form has to be corrected, for `querySelector`. Of a group of choices the control is the first one. */
export const INVALID_CONTROLS = '[data-missing] input, [aria-invalid=true]:not(fieldset)';
