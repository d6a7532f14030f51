/** The pictures of the package by their file names, as URLs. `scripts/package/buildPackage.ts` writes it. */
declare module 'virtual:pictures' {
  export const pictures: Readonly<Record<string, string | undefined>>;
}
