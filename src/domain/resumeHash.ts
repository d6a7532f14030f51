/** The hash by which the link of a mail brings back a form that was left, before the link's token. */
export const RESUME_HASH = '#bio-resume=';
