/** The message of a failed call on the database. It never holds a lead's data. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/**
 * An unexpected error as the log may hold it: its name and its stack. Its message is left out, since it may quote a
 * lead.
 */
export function formatUnexpectedError(error: unknown): string {
  if (!(error instanceof Error)) return `Unexpected: a ${typeof error} was thrown.`;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [`Unexpected ${error.name}:`, ...frames].join('\n');
}

/** Subjects that are logged in an hour: anybody can make up more. */
const maxLogged = 100;

/** Makes a function that logs a warning about each subject at most once an hour. */
export function oncePerHour(): (subject: string, message: () => string) => void {
  let hour = 0;
  const logged = new Set<string>();
  return (subject, message) => {
    const now = Math.floor(performance.now() / 3_600_000);
    if (now !== hour) logged.clear();
    hour = now;
    if (logged.has(subject) || logged.size === maxLogged) return;
    logged.add(subject);
    console.warn(message());
  };
}

/** An invalid setting; the message names it and says how to write it. */
export class SettingsError extends Error {}

/** A command that cannot do what was asked. Only its message is shown. */
export class CommandError extends Error {}
