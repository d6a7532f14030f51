/** The lead in a stored text; undefined where it is damaged, so that one damaged lead does not hide the others. */
export function parseBody(body: string): Record<string, unknown> | undefined {
  try {
    const lead: unknown = JSON.parse(body);
    return typeof lead === 'object' && lead !== null ? { ...lead } : undefined;
  } catch {
    return undefined;
  }
}
