/** What WordPress' plugin directory demands of the plugin, where it is not the same as everywhere else. */

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * The files as the directory takes them. `Update URI: false` keeps a stranger's plugin of the same name in the directory from
 * replacing ours; in the directory itself it is forbidden, and WordPress would offer no updates.
 */
export const forDirectory = (files: Files): Files =>
  new Map(
    [...files].map(([path, content]) => [
      path,
      path === 'biosystem-widgets.php' ? content.toString().replace(/^ \* Update URI:.*\n/m, '') : content,
    ]),
  );

/** What the readme says of the sources of built scripts. @param repository the public one's address, if there is one. */
export const sourceNote = (repository: string | undefined): string =>
  `The scripts in \`widgets/\` and \`admin/\` are built from TypeScript. ${
    repository === undefined
      ? 'Whoever gave you this plugin gives you their sources, too, as its license demands.'
      : `Their sources, and how to build them: ${repository.replace(/^git\+|\.git$/g, '')}`
  }`;
