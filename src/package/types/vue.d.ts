/** The elements in Vue's templates. */
import type { HTMLAttributes, PublicProps } from 'vue';
import type {
  WidgetAttributes,
  WidgetElements,
  WidgetEvent,
  WidgetEventNames,
  WidgetTag,
} from './elements.js';

/** `BioLeadSent` for `bio-lead-sent`. */
type PascalCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Name>;

/** Vue looks for the handler of `@bio-lead-sent` under `onBioLeadSent`. */
type Handlers<Tag extends WidgetTag> = {
  [Name in WidgetEventNames[Tag] as `on${PascalCase<Name>}`]?:
    | ((event: WidgetEvent<Tag, Name>) => void)
    | undefined;
};

/** Vue looks for `live-range` under `liveRange`. */
type CamelCase<Attributes> = {
  [Name in keyof Attributes as Uncapitalize<PascalCase<Name & string>>]: Attributes[Name];
};

type WidgetComponent<Tag extends WidgetTag> = new () => WidgetElements[Tag] & {
  /** Vue reads here what a template may set. */
  $props: CamelCase<WidgetAttributes[Tag]> &
    Handlers<Tag> &
    Omit<HTMLAttributes, keyof WidgetAttributes[Tag]> &
    PublicProps;
};

type WidgetComponents = { [Tag in WidgetTag]: WidgetComponent<Tag> };

declare module 'vue' {
  interface GlobalComponents extends WidgetComponents {}
}
