/** The elements in Svelte's templates. */
import type { HTMLAttributes } from 'svelte/elements';
import type { BusinessConfig } from './config.js';
import type {
  WidgetAttributes,
  WidgetElements,
  WidgetEvent,
  WidgetEventNames,
  WidgetTag,
} from './elements.js';

/** `onbio-…` of Svelte 5, and `on:bio-…`. */
type Handlers<Tag extends WidgetTag> = {
  [Name in WidgetEventNames[Tag] as `on${Name}` | `on:${Name}`]?:
    | ((event: WidgetEvent<Tag, Name>) => void)
    | null
    | undefined;
};

type WidgetProps<Tag extends WidgetTag> = Omit<WidgetAttributes[Tag], 'config'> &
  Handlers<Tag> &
  Omit<HTMLAttributes<WidgetElements[Tag]>, keyof WidgetAttributes[Tag]> & {
    /** URL of a business JSON (same origin or CORS), the JSON itself, or the object. */
    config?: string | BusinessConfig | undefined;
  };

type WidgetTags = { [Tag in WidgetTag]: WidgetProps<Tag> };

declare module 'svelte/elements' {
  export interface SvelteHTMLElements extends WidgetTags {}
}
