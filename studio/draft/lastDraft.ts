/** Which draft a tab opens first: the one it had open before a reload, else the one that was opened last on this device. */
const KEY = 'studio-draft';

export function lastDraft(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined; // blocked
  }
}

export function rememberDraft(id: string): void {
  try {
    if (sessionStorage.getItem(KEY) === id) return;
    sessionStorage.setItem(KEY, id);
    localStorage.setItem(KEY, id);
  } catch {
    // Blocked or full: the draft that was edited last is opened.
  }
}
