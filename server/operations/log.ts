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

/** Subjects that are logged in a period: anybody can make up more. */
const maxLogged = 100;

/** Makes a function that logs each subject at most once a period. @param period milliseconds */
function oncePer(period: number, log: (line: string) => void) {
  let current = 0;
  const logged = new Set<string>();
  return (subject: string, message: () => string): void => {
    const now = Math.floor(performance.now() / period);
    if (now !== current) logged.clear();
    current = now;
    if (logged.has(subject) || logged.size === maxLogged) return;
    logged.add(subject);
    log(message());
  };
}

/** Makes a function that logs a warning about each subject at most once an hour. */
export const oncePerHour = () => oncePer(3_600_000, (line) => console.warn(line));

const oncePerMinute = oncePer(60_000, (line) => console.error(line));

/** Logs why a request failed: the same reason once a minute, since anybody can send many requests meanwhile. */
export const logFailure = (reason: string): void => oncePerMinute(reason, () => reason);

/** An invalid setting; the message names it and says how to write it. */
export class SettingsError extends Error {}

/** A command that cannot do what was asked. Only its message is shown. */
export class CommandError extends Error {}
