/** The inbox of a desk to which the plugin passes leads on: how its owner signs in. */
export { type Signed, signIn } from '../../../server/testing/inbox';
export { passwordHash } from '../../../server/testing/publish';
