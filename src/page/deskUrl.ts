/** The end of a desk's endpoint, for one firm also with its id, which begins with a letter. */
const DESK_PATH = /\/api\/requests(\/[a-z][a-z\d-]*)?$/;

/**
 * Another call of the lead desk that an endpoint belongs to, for the same firm: `check`, where it tells whether it takes leads
 * from pages of an origin and whether it knows the firm, `events`, where it counts visits, or `resume`,
 * where it has what was typed into a form that was left.
 * @returns undefined for an endpoint that is no desk's: somebody else's webhook gets no request that it does not know.
 */
export function deskUrl(endpoint: URL, call: 'check' | 'events' | 'resume'): URL | undefined {
  const { pathname } = endpoint;
  return DESK_PATH.test(pathname)
    ? new URL(pathname.replace(DESK_PATH, `/api/${call}$1`), endpoint)
    : undefined;
}
