/** In words: why a call on the database failed. Never holds a lead's data. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/**
 * An error that nobody expected, as the log may hold it: its name and the places it went through. What it says may
 * quote a lead, so that is left out.
 */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return `Unexpected: a ${typeof error} was thrown.`;
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [`Unexpected ${error.name}:`, ...places].join('\n');
}
