/** What the PHP of the WordPress plugin knows of the widgets. */

import { controlOf } from '../src/check-page/knownElement';
import { defaultBusiness } from '../src/content/business';
import { commonAttributeDocs, siteSummary } from '../src/element/docs';
import { PLACEHOLDERS } from '../src/hydration/snapshotTree';
import { languages } from '../src/languages';
import { type Attributes, attributeName, commonAttributes } from '../src/page/attributes';
import { DEFAULT_LANGUAGE } from '../src/page/language';
import { type DocumentedSpec, usesEndpoint } from '../src/specs';
import { nameOf, wordsOf } from '../studio/config/names';
import { protectMarkup } from '../wordpress/admin/protectMarkup';
import type { WidgetAttribute, WidgetData } from '../wordpress/admin/widgetData';
import type { Prerenderer } from './outputs/prerenderer';

const { estimator, services } = defaultBusiness;

/** `data/widgets.json`. */
interface WordpressData {
  /** Built-in languages besides English. */
  languages: readonly string[];
  widgets: Readonly<Record<string, WidgetData>>;
}

/** A widget's first states for the built-in firm, in English. Their pictures have the URL prefix `PLACEHOLDERS.pictures`. */
interface FirstStates {
  states: readonly string[];
  /** The state of an element with one attribute, such as `service=bioseal`; `''` for one without attributes. */
  byAttribute: Readonly<Record<string, number>>;
}

/** Widgets that are fixed to the window, besides the overlays. */
const FIXED = ['bio-header', 'bio-scroll-top'];

/** The ids that an attribute takes. */
const ids: Readonly<Record<string, readonly { id: string; name: string }[]>> = {
  service: services,
  services: estimator.items,
};

export function widgetData(documented: readonly DocumentedSpec[]): WordpressData {
  // Where leads go is a setting: an author of a page must not send visitors' data elsewhere.
  const { endpoint: _, ...common } = attributesOf(commonAttributes, commonAttributeDocs);
  const site: WidgetData = {
    title: 'Site',
    description: siteSummary,
    attributes: common,
    own: [],
    wraps: true,
    sendsLeads: false,
    usesEndpoint: false,
  };
  const widgets = documented.map(({ spec, docs }): [string, WidgetData] => [
    spec.tag,
    {
      title: nameOf(spec.tag),
      description: docs.summary.replaceAll('`', ''),
      attributes: { ...attributesOf(spec.attributes, docs.attributes, docs.requiredAttributes), ...common },
      own: Object.keys(spec.attributes).map(attributeName),
      wraps: spec.wraps ?? false,
      sendsLeads: spec.sendsLeads !== undefined,
      usesEndpoint: usesEndpoint(spec),
      ...(spec.overlay && { floating: spec.overlay.launcher ?? {} }),
      ...(FIXED.includes(spec.tag) && { floating: {} }),
    },
  ]);
  return { languages: Object.keys(languages), widgets: { 'bio-site': site, ...Object.fromEntries(widgets) } };
}

const attributesOf = (
  attributes: Attributes,
  docs: Readonly<Record<string, string>>,
  required: readonly string[] = [],
): Record<string, WidgetAttribute> =>
  Object.fromEntries(
    Object.entries(attributes).map(([property, attribute]) => {
      const name = attributeName(property);
      const { type, expected } = attribute;
      const description = docs[property] ?? '';
      const control = controlOf({ type: { text: type } });
      const [, min, max] = /^a number from (\S+) to (\S+)$/.exec(expected) ?? [];
      return [
        name,
        {
          title: wordsOf(name),
          description: description.replaceAll('`', ''),
          expected,
          required: required.includes(property),
          type: control.kind === 'switch' ? 'boolean' : control.kind,
          ...(control.kind === 'choice' && { choices: control.options }),
          ...(control.kind === 'number' && {
            min: Number(min),
            max: Number(max),
            default: Number(attribute.default),
          }),
          ...(ids[name] && { ids: ids[name].map(({ id, name: words }) => [id, words] as const) }),
        },
      ];
    }),
  );

/**
 * `data/first-states/<tag>.json` by tag: of each widget that shows something itself, without attributes, with each value
 * that its docs name, and with each keyword.
 */
export async function builtInFirstStates(
  documented: readonly DocumentedSpec[],
  { renderTag, setPictureFolder }: Prerenderer,
): Promise<Record<string, FirstStates>> {
  setPictureFolder(PLACEHOLDERS.pictures);
  const firstStates: Record<string, FirstStates> = {};
  for (const { spec, docs } of documented) {
    if (spec.wraps) continue;
    const states: string[] = [];
    const byAttribute: Record<string, number> = {};
    const render = async (attributes: Record<string, string>, key: string) => {
      const html = await renderTag(spec.tag, {
        attribute: (name) => attributes[name] ?? null,
        common: { endpoint: undefined, phone: undefined, lang: DEFAULT_LANGUAGE },
      });
      const state = protectMarkup(html ?? '');
      if (state.includes('<!-- -->'))
        throw new Error(
          `<${spec.tag} ${key}> has texts side by side. Expected one text: React separates them by comments, which plugins that shrink HTML remove.`,
        );
      if (!states.includes(state)) states.push(state);
      byAttribute[key] = states.indexOf(state);
    };
    await render({}, '');
    for (const [property, attribute] of Object.entries(spec.attributes)) {
      const name = attributeName(property);
      const keywords = Array.from(attribute.type.matchAll(/'([^']*)'/g), ([, keyword = '']) => keyword);
      const named = docs.snapshots?.(spec.facts)[property] ?? [];
      for (const value of new Set([...named, ...keywords]))
        await render({ [name]: value }, `${name}=${value}`);
    }
    firstStates[spec.tag] = { states, byAttribute };
  }
  setPictureFolder(undefined);
  return firstStates;
}
