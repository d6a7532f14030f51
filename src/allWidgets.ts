/** Defines every widget. A module of its own, because what `index.ts` imports before it has to run first. */
import.meta.glob('./widgets/*/index.ts', { eager: true });
