import type { SiteFiles, watchSiteFiles } from '../http/siteFiles';

type Watch = ReturnType<typeof watchSiteFiles>;

/** The files of two folders as one: those of the first stand in front of those of the second with the same name. */
export function inFront(first: Watch, second: Watch): Watch {
  let joined: { front: SiteFiles; back: SiteFiles; files: SiteFiles } | undefined;
  return async (afresh = false) => {
    const [front, back] = await Promise.all([first(afresh), second(afresh)]);
    if (joined?.front !== front || joined.back !== back) {
      const files: SiteFiles = {
        stats: new Map([...back.stats, ...front.stats]),
        pages: new Map([...back.pages, ...front.pages]),
        open: (name) => (front.stats.has(name) ? front : back).open(name),
      };
      joined = { front, back, files };
    }
    return joined.files;
  };
}
