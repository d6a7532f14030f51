/** The elements in Solid's JSX. */
import type { JSX } from 'solid-js';
import type {
  WidgetAttributes,
  WidgetElements,
  WidgetEvent,
  WidgetEventNames,
  WidgetTag,
} from './elements.js';

type Handlers<Tag extends WidgetTag> = {
  [Name in WidgetEventNames[Tag] as `on:${Name}`]?: ((event: WidgetEvent<Tag, Name>) => void) | undefined;
};

/** `prop:config={…}`: the properties themselves. */
type Properties<Tag extends WidgetTag> = {
  [Name in Exclude<keyof WidgetElements[Tag], keyof HTMLElement> &
    string as `prop:${Name}`]?: WidgetElements[Tag][Name];
};

type WidgetProps<Tag extends WidgetTag> = WidgetAttributes[Tag] &
  Handlers<Tag> &
  Properties<Tag> &
  Omit<JSX.HTMLAttributes<WidgetElements[Tag]>, keyof WidgetAttributes[Tag]>;

type WidgetTags = { [Tag in WidgetTag]: WidgetProps<Tag> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends WidgetTags {}
  }
}
