/** A command that cannot do what was asked. Only its message is shown. */
export class CommandError extends Error {}
