/** Where the pictures of docs/developer/design.md are. */
export const FOLDER = 'docs/developer/design';
