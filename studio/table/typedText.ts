/** What was pasted stays in this tab over a reload, until it is added. */
const KEY = 'studio-table';

export function readText(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // blocked
  }
}

export function storeText(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Blocked or full: a reload begins again.
  }
}
