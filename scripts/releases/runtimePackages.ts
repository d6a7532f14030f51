/** Which packages a built program needs at run time. */

/** What package-lock.json says of one folder of packages. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** The folders of package-lock.json by their paths, such as `node_modules/pg`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** @returns the packages that a built module imports when it is loaded, without those of Node. */
export function importedPackages(code: string): string[] {
  const specifiers = Array.from(code.matchAll(/^(?:import|export)\b[^'"\n]*["']([^'".][^'"]*)["'];/gm));
  const names = specifiers
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)];
}

/**
 * @param names of packages that a program imports.
 * @param platforms what the names of packages with native code end with, such as `linux-x64-gnu`. Other optional dependencies
 * are left out.
 * @returns the folders that have to be there, sorted.
 * @throws where package-lock.json lacks one.
 */
export function runtimeFolders(
  locked: LockedPackages,
  names: readonly string[],
  platforms: readonly string[],
): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const folder = resolveFolder(locked, name, from);
    if (folder === undefined) throw new Error(`package-lock.json has no ${name} for ${from || 'the desk'}.`);
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = locked[folder] ?? {};
    for (const needed of Object.keys(dependencies)) add(needed, folder);
    for (const native of Object.keys(optionalDependencies))
      if (platforms.some((platform) => native.endsWith(`/${platform}`))) add(native, folder);
  };
  for (const name of names) add(name, '');
  return [...found].toSorted();
}

/** Looks for a package as Node does: beside who needs it, then further out. */
function resolveFolder(locked: LockedPackages, name: string, from: string): string | undefined {
  const folder = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (locked[folder]) return folder;
  if (from === '') return undefined;
  return resolveFolder(locked, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}
