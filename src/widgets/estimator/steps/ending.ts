/** What a visit ends with, in code of its own: most visitors look at prices first. */
export { ContactStep } from './ContactStep';
export { Thanks } from './Thanks';
