/** Tags whose elements the script of another release runs already: they are not defined here. */
export const tagsOfOtherRelease = new Set<string>();
