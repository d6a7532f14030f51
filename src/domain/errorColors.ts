/** The colour of errors, and the ground that it stands on, in the light scheme. */
export const ERROR_COLOR = '#a3261f';
export const ERROR_GROUND = '#fcefec';
