/** What one types to publish a draft. It stays on this device; the password does not. */

export interface PublishForm {
  /** The address of the desk, as typed. */
  desk: string;
  /** The name, as typed; undefined while the one that suits the draft is shown. */
  name?: string | undefined;
  /** The version that was current when one last published or saw it; undefined before. */
  base?: number | undefined;
}

const key = (draftId: string): string => `studio-publish-${draftId}`;

export function readForm(draftId: string, defaultDesk: string): PublishForm {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(draftId)) ?? '{}');
    return { desk: defaultDesk, ...(stored as Partial<PublishForm>) };
  } catch {
    return { desk: defaultDesk }; // blocked, or not ours
  }
}

export function storeForm(draftId: string, form: PublishForm): void {
  try {
    localStorage.setItem(key(draftId), JSON.stringify(form));
  } catch {
    // Blocked or full: a reload begins again.
  }
}
