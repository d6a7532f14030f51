/** A command that cannot do what was asked; its message says why, and is all that is shown. */
export class CommandError extends Error {}
