import { readObject, storeObject } from '../../webapp/stored';

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

export const readForm = (draftId: string, desk: string): PublishForm =>
  readObject<PublishForm>(key(draftId), { desk }, 'local');

export const storeForm = (draftId: string, form: PublishForm): boolean =>
  storeObject(key(draftId), form, 'local');
