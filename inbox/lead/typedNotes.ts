/** Notes that were typed and not stored yet: they stay where the page is left, or the network is. */
const keyOf = (leadId: string) => `inbox:note:${leadId}`;

export function readNote(leadId: string): string {
  try {
    return sessionStorage.getItem(keyOf(leadId)) ?? '';
  } catch {
    return '';
  }
}

export function storeNote(leadId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(leadId));
    else sessionStorage.setItem(keyOf(leadId), text);
  } catch {
    // It is lost when the page is left.
  }
}
