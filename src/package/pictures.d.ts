/** Pictures of the package by their file names, as URLs. `scripts/package/buildPackage.ts` writes both modules. */
declare module 'virtual:pictures' {
  export const pictures: Readonly<Record<string, string | undefined>>;
}
declare module 'virtual:answer-pictures' {
  export const pictures: Readonly<Record<string, string | undefined>>;
}
