/** The elements in JSX, and their events: for React 18 and 19. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type {
  WidgetAttributes,
  WidgetElements,
  WidgetEvent,
  WidgetEventNames,
  WidgetTag,
} from './elements.js';

/**
 * React 19 listens to an event of an element by its name, where it has made the element in the browser: not where it was rendered
 * on a server (`useBioEvents` does). React 18 would ignore the handler. Only React 19 has `use`.
 */
type Handlers<Tag extends WidgetTag> = typeof import('react') extends { use: unknown }
  ? { [Name in WidgetEventNames[Tag] as `on${Name}`]?: ((event: WidgetEvent<Tag, Name>) => void) | undefined }
  : { [Name in WidgetEventNames[Tag] as `on${Name}`]?: never };

type WidgetProps<Tag extends WidgetTag> = WidgetAttributes[Tag] &
  Handlers<Tag> &
  Omit<HTMLAttributes<WidgetElements[Tag]>, keyof WidgetAttributes[Tag]> &
  ClassAttributes<WidgetElements[Tag]> & { class?: string | undefined };

type WidgetTags = { [Tag in WidgetTag]: WidgetProps<Tag> };

type AnyEventName = WidgetEventNames[WidgetTag];

/**
 * Listens to events of a widget: `<bio-estimator ref={useBioEvents({ 'bio-lead-sent': (event) => … })} />`, or of all widgets in an
 * element with this `ref`. It works in React 18 and 19, whether the element was rendered on a server or not.
 */
export declare function useBioEvents(
  handlers: {
    readonly [Name in AnyEventName]?: ((event: DocumentEventMap[Name]) => void) | undefined;
  },
): (element: HTMLElement | null) => void;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetTags {}
  }
}
