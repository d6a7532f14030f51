/** Told at an element, and to nobody else, when its widget has taken over what stood there before: it answers from now on. */
export const AWAKE = 'bio-awake';
