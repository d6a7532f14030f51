/**
 * Tells the newest of several requests from older ones, which may be answered later.
 * @returns begins a request; what that returns says whether none was begun since
 */
export function newestRequest(): () => () => boolean {
  let newest = 0;
  return () => {
    const request = ++newest;
    return () => request === newest;
  };
}
