import { fileURLToPath } from 'node:url';

const isSource = import.meta.url.endsWith('.ts');

/** The folder of the built pages of the inbox: beside that of the desk's programs, not in the site, which is public. */
export const inboxFolder = fileURLToPath(
  new URL(isSource ? '../../dist/inbox' : '../inbox', import.meta.url),
);
