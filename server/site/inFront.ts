import { routeOf, type SiteFiles, type watchSiteFiles } from '../http/siteFiles';

type Watch = ReturnType<typeof watchSiteFiles>;

/**
 * The files of two folders as one: those of the first stand in front of those of the second with the same name. Pages that the first
 * one says are gone are not shown.
 */
export function inFront(first: Watch, second: Watch): Watch {
  let joined: { front: SiteFiles; back: SiteFiles; files: SiteFiles } | undefined;
  return async (afresh = false) => {
    const [front, back] = await Promise.all([first(afresh), second(afresh)]);
    if (joined?.front !== front || joined.back !== back) {
      const files: SiteFiles = {
        stats: new Map([...without(back.stats, front.gone.flatMap(variantsOf)), ...front.stats]),
        pages: new Map([...without(back.pages, front.gone.map(routeOf)), ...front.pages]),
        gone: front.gone,
        open: (name) => (front.stats.has(name) ? front : back).open(name),
      };
      joined = { front, back, files };
    }
    return joined.files;
  };
}

/** A file with its compressed copies. */
const variantsOf = (name: string) => [name, `${name}.br`, `${name}.gz`];

const without = <Value>(all: ReadonlyMap<string, Value>, names: readonly string[]): [string, Value][] =>
  [...all].filter(([name]) => !names.includes(name));
