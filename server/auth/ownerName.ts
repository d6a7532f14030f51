/** How the desk's owner signs in to the inbox. */
export const ownerName = 'owner';
