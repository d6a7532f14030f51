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
