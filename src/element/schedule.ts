/** Services that somebody wanted scheduled while no form was there to note them, in this browser session. */
export const NOTES_KEY = 'bio:schedule';

/** Leaves a note for the next form that comes: later on this page, or on another one. */
export function leaveNote(service: string): void {
  try {
    sessionStorage.setItem(NOTES_KEY, JSON.stringify([...new Set([...readNotes(), service])]));
  } catch {
    // Storage is blocked or full: the visitor writes it down.
  }
}

/** @returns the notes, which are gone then. */
export function takeNotes(): string[] {
  try {
    const notes = readNotes();
    sessionStorage.removeItem(NOTES_KEY);
    return notes;
  } catch {
    return [];
  }
}

function readNotes(): string[] {
  const notes: unknown = JSON.parse(sessionStorage.getItem(NOTES_KEY) ?? '[]');
  return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : [];
}
