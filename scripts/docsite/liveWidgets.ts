/** The live widgets on the page of the elements. */
import type { KnownAttribute } from '../../src/check-page/knownElement';
import { commonAttributeNames } from '../../src/page/attributes';
import { type DocumentedSpec, specs } from '../../src/specs';
import { attributesOf, statesOf } from '../../studio/gallery/states';
import { customElementsManifest } from '../package/manifest';

/** What a page has to know to show a widget live. */
export interface Shown {
  readonly tag: string;
  /** Its own, which a reader may turn. */
  readonly attributes: readonly KnownAttribute[];
  /** Tags of the built-in languages. */
  readonly languages: readonly string[];
  readonly isSending: boolean;
  /** How it is shown first. */
  readonly first: {
    readonly attributes: Readonly<Record<string, string | true>>;
    readonly height?: number | undefined;
    readonly text?: readonly string[] | undefined;
    readonly link?: { href: string; label: string } | undefined;
  };
}

/** @param languages tags of the built-in languages. */
export function liveWidgets(languages: readonly string[]): Readonly<Record<string, Shown>> {
  const known = customElementsManifest(specs).modules.flatMap(({ declarations }) => declarations);
  return Object.fromEntries(
    specs.map(({ spec }: DocumentedSpec) => {
      const [state] = statesOf(spec.tag);
      const attributes = known.find(({ tagName }) => tagName === spec.tag)?.attributes ?? [];
      return [
        spec.tag,
        {
          tag: spec.tag,
          attributes: attributes
            .filter(({ name }) => !commonAttributeNames.some((common) => common === name))
            .map(({ name, type, expected }) => ({ name, type, expected })),
          languages,
          isSending: spec.sendsLeads !== undefined,
          first: {
            attributes: attributesOf(state, undefined),
            height: state.height,
            text: state.text,
            link: state.link,
          },
        },
      ];
    }),
  );
}

/** Puts a live widget below the first sentences of each element's section, and what they have to know before the page. */
export function withLiveWidgets(markdown: string, widgets: ReturnType<typeof liveWidgets>): string {
  const text = markdown.replace(
    /^### `<(bio-[\w-]+)>`\n\n.+\n/gm,
    (section, tag: string) => section + (tag in widgets ? `\n<LiveWidget tag="${tag}" />\n` : ''),
  );
  return `---\nlive: ${JSON.stringify(widgets)}\n---\n\n${text}`;
}
