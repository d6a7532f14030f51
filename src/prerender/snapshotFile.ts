/**
 * Makes snapshot files, in Node and in a web worker: the build those of the built-in firm, a lead desk those of its configs,
 * the studio those of a config at a foreign address.
 */

import { snapshotCode } from 'virtual:build';
import { configuredFacts, type RenderInput, renderFacts, type Snapshot } from '../element/prerender';
import type { WidgetDocs, WidgetSpec } from '../element/spec';
import type { SnapshotData } from '../hydration/buildData';
import { PLACEHOLDERS } from '../hydration/snapshotTree';
import { languages } from '../languages';
import { attributeName } from '../page/attributes';
import { DEFAULT_LANGUAGE } from '../page/language';
import { phoneHref } from '../page/phoneHref';
import { criticalCss } from '../style/criticalCss';
import { fillSnapshot, renderSecondStep, stateTrees, treesOf, withOtherIds } from './snapshots';

/** Values of one attribute, such as the ids of a firm's services, up to which each gets a state. */
const MOST_VALUES = 20;

/**
 * Hides the first step's container while the second step's stands beside it. It is laid out, because React measures its
 * content, but takes no place: not the one that the widget reserves when its class is defined, either.
 */
const HIDDEN_FIRST_STEP =
  '[data-app]:has(~[data-app]){visibility:hidden;block-size:0;min-block-size:0!important;overflow:hidden}';

/** Rules for browsers that run no script, of which none shows a snapshot. */
const WITHOUT_SCRIPT = /@media \(scripting: none\)\{[^{}]*\{[^{}]*\}\}/g;

/** A widget with what its documents say of its states. */
export interface SnapshotWidget {
  definition: Parameters<typeof renderFacts>[0];
  docs: WidgetDocs<WidgetSpec>;
}

/** For what pages a snapshot is made. */
export interface SnapshotOptions {
  /** The parsed config that they name; left out for the built-in firm. */
  config?: object | undefined;
  /** Tag of their language. @default 'en' */
  lang?: string | undefined;
}

/**
 * A widget's first states for pages that nobody prerenders: without attributes, and for each value of one attribute that
 * its docs name; and the second steps that follow them. Where the config lacks what the widget shows, there is no state.
 */
export async function makeSnapshots(
  { definition, docs }: SnapshotWidget,
  { config, lang: askedLang = DEFAULT_LANGUAGE }: SnapshotOptions = {},
): Promise<SnapshotData> {
  const { spec } = definition;
  const common = { endpoint: undefined, phone: undefined, lang: askedLang };
  const configured = await configuredFacts(definition, { config, common });
  const { facts, problems, configState } = configured;
  const { phone } = facts.company;
  let last: Snapshot | undefined;
  const anchorsByHtml = new Map<string, readonly string[]>();
  const secondHtmls = new Set<string>();
  const byAttribute: Record<string, number> = {};
  const secondByAttribute: Record<string, number> = {};
  const { leaveFirstStep } = docs;

  const render = async (attributes: Record<string, string>, key?: string) => {
    const input: RenderInput = {
      attribute: (name) => attributes[name] ?? null,
      common: { ...common, phone: phone === '' ? undefined : PLACEHOLDERS.phone },
      pictures: PLACEHOLDERS.pictures,
    };
    last = renderFacts(definition, input, configured);
    const { html, anchors } = last;
    if (!anchorsByHtml.has(html)) anchorsByHtml.set(html, anchors);
    if (key === undefined) return;
    byAttribute[key] = [...anchorsByHtml.keys()].indexOf(html);
    const second =
      leaveFirstStep &&
      (await renderSecondStep(
        html,
        leaveFirstStep,
        async (act) => renderFacts(definition, input, configured, { act }).html,
      ));
    if (second) secondByAttribute[key] = [...secondHtmls.add(second)].indexOf(second);
  };

  if (!spec.wraps && configState === 'usable') {
    await render({}, docs.requiredAttributes ? undefined : '');
    for (const [property, values = []] of Object.entries(docs.snapshots?.(facts) ?? {}))
      if (values.length <= MOST_VALUES)
        for (const value of values) {
          const name = attributeName(property);
          await render({ [name]: value }, `${name}=${value}`);
        }
  }
  const states = [...anchorsByHtml.keys()];
  const seconds = [...secondHtmls];
  const { loadError = '', lang = DEFAULT_LANGUAGE } = last ?? {};
  return {
    snapshots: {
      trees: stateTrees(states.map(treesOf)),
      loadError: treesOf(loadError),
      css:
        criticalCss([spec.tag], [...states, ...seconds, loadError].join('')).replaceAll(WITHOUT_SCRIPT, '') +
        (leaveFirstStep ? HIDDEN_FIRST_STEP : ''),
      anchors: [...anchorsByHtml.values()],
      byAttribute,
      attributes: Object.keys(spec.attributes),
      phone,
      phoneHref: phoneHref(phone),
      askedLang,
      lang,
      languages: [...new Set([...Object.keys(languages), ...Object.keys(facts.texts)])],
      theme: facts.theme,
      config,
      ...(problems.length > 0 && { isMistaken: true }),
    },
    secondStep: leaveFirstStep && {
      trees: stateTrees(seconds.map((html) => treesOf(html).map(withOtherIds))),
      byAttribute: secondByAttribute,
      requires: leaveFirstStep.requires,
      parameters: spec.parameters ?? [],
    },
  };
}

const entries = import.meta.glob<{ default: SnapshotWidget['definition'] }>('../widgets/*/index.ts', {
  eager: true,
});
const documented = import.meta.glob<{ docs: WidgetDocs<WidgetSpec> }>('../widgets/*/*.element.ts', {
  eager: true,
});

const folderOf = (path: string): string => path.split('/').at(-2) ?? '';

const docsByName = new Map(Object.entries(documented).map(([path, { docs }]) => [folderOf(path), docs]));

/**
 * @param name of the widget: its tag without `bio-`.
 * @param options.releaseFolder makes it a script tag's file, too, which finds the files of its release there: relative to its
 * own URL.
 * @returns the file's code; undefined where there is no such widget.
 */
export async function snapshotFile(
  name: string,
  { releaseFolder, ...options }: SnapshotOptions & { releaseFolder?: string } = {},
): Promise<string | undefined> {
  const definition = entries[`../widgets/${name}/index.ts`]?.default;
  const docs = docsByName.get(name);
  if (!definition || !docs) return undefined;
  const data = await makeSnapshots({ definition, docs }, options);
  return releaseFolder === undefined
    ? fillSnapshot(snapshotCode.snapshot, data)
    : fillSnapshot(snapshotCode.script, { ...data, script: { name, releaseFolder } });
}
