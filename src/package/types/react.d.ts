/** The elements in JSX: for React 19, and for React 18 without the handlers. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type {
  WidgetAttributes,
  WidgetElements,
  WidgetEvent,
  WidgetEventNames,
  WidgetTag,
} from './elements.js';

/** React 19 listens to an event of an element by its name; React 18 would ignore the handler. Only React 19 has `use`. */
type Handlers<Tag extends WidgetTag> = typeof import('react') extends { use: unknown }
  ? { [Name in WidgetEventNames[Tag] as `on${Name}`]?: ((event: WidgetEvent<Tag, Name>) => void) | undefined }
  : { [Name in WidgetEventNames[Tag] as `on${Name}`]?: never };

type WidgetProps<Tag extends WidgetTag> = WidgetAttributes[Tag] &
  Handlers<Tag> &
  Omit<HTMLAttributes<WidgetElements[Tag]>, keyof WidgetAttributes[Tag]> &
  ClassAttributes<WidgetElements[Tag]> & { class?: string | undefined };

type WidgetTags = { [Tag in WidgetTag]: WidgetProps<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetTags {}
  }
}
