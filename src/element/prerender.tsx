import { version } from 'virtual:build';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { attributeName } from '../page/attributes';
import { directionIn } from '../page/language';
import { inPictureFolder, pictureFolder } from '../page/pictureFolder';
import { criticalCss } from '../style/criticalCss';
import { type ConfiguredFacts, loadFacts } from './config';
import { LoadError } from './LoadError';
import { labelHtml } from './lazy/labelHtml';
import { defaultsOf, resolveSettings, themeBeside } from './settings';
import type {
  CommonSettings,
  WidgetDefinition,
  WidgetFacts,
  WidgetSpec,
  WidgetState,
  WidgetTools,
} from './spec';
import { WidgetApp } from './WidgetApp';

/** A page's settings for one widget, as its HTML has them. */
export interface RenderInput {
  attribute: (name: string) => string | null;
  common: CommonSettings;
  /** The parsed config that applies, if any. */
  config?: object | undefined;
  /** URL of the folder with the built-in pictures; without it, that of our own site. */
  pictures?: string | undefined;
}

/** A widget's first state: the content of its `[data-app]`, the styles of that content, and its link targets. */
export interface Snapshot {
  html: string;
  /** What it is written in. */
  lang: string;
  /** The `dir` of its `[data-app]`, where the page is in a language of another direction. */
  dir: 'ltr' | 'rtl' | undefined;
  /** Beside it: the message for where the widget's code cannot be loaded. */
  loadError: string;
  css: string;
  /** The config's theme as CSS, or ''. */
  theme: string;
  anchors: readonly string[];
}

/**
 * A widget's first state as the content of its element: a declarative shadow root, which the element hydrates.
 * @throws where the config has a problem: no page is built from it.
 */
export async function renderWidget<S extends WidgetSpec, State extends WidgetState<S>>(
  definition: WidgetDefinition<S, State>,
  input: RenderInput,
): Promise<string> {
  const { html, lang, dir, loadError, css, theme, anchors } = await renderSnapshot(definition, input, {
    hasDialog: true,
  });
  const { pictures } = input;
  // The client renders the same URLs.
  const named =
    pictures && html.includes(pictures) ? ` data-pictures="${pictures.replaceAll('"', '&quot;')}"` : '';
  return `<template shadowrootmode="open">${STYLE}${css}</style>${theme && `${STYLE}${theme}</style>`}<div data-app="" data-release="${version}" data-language="${lang}"${named}${dir ? ` dir="${dir}"` : ''}>${withEmails(html)}</div>${loadError}</template>${anchors.map(anchorHtml).join('')}`;
}

/** Tools that join the style sheets of a page leave a `<style>` with one of these alone: LiteSpeed Cache, Autoptimize. */
const STYLE = '<style data-no-optimize="1" data-noptimize="1">';

/** Between these, Cloudflare leaves addresses alone: its script, which shows them again, finds none in a shadow root. */
const withEmails = (html: string): string =>
  html.includes('@') ? `<!--email_off-->${html}<!--/email_off-->` : html;

/** As `placeAnchors` would make it. */
const anchorHtml = (id: string): string => `<span id="${id}" slot="${id}"></span>`;

/**
 * @param options.hasDialog whether the dialog of an overlay is part of it, closed. @default false
 * @param options.act does what a visitor has done before: the snapshot is of the state after that. Left out: the first one.
 * @throws where the config has a problem.
 */
export async function renderSnapshot<S extends WidgetSpec, State extends WidgetState<S>>(
  definition: WidgetDefinition<S, State>,
  input: RenderInput,
  options: RenderOptions<State> = {},
): Promise<Snapshot> {
  if (options.hasDialog) await definition.spec.overlay?.loadDialog?.();
  const configured = await configuredFacts(definition, input);
  const { problems } = configured;
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return renderFacts(definition, input, configured, options);
}

interface RenderOptions<State> {
  hasDialog?: boolean;
  act?: (state: State) => void;
}

/** What a widget shows, whatever its attributes are. The parts that it is rendered with are loaded then. */
export async function configuredFacts<S extends WidgetSpec, State extends WidgetState<S>>(
  { spec }: WidgetDefinition<S, State>,
  { config, common }: Pick<RenderInput, 'config' | 'common'>,
): Promise<ConfiguredFacts<WidgetFacts<S>>> {
  const source = { config, lang: common.lang, base: common.base };
  const configured = await loadFacts(source, defaultsOf(spec), spec);
  await spec.loadParts?.(configured.facts);
  return configured;
}

/** A snapshot as `renderSnapshot` makes it, of facts that are there. */
export function renderFacts<S extends WidgetSpec, State extends WidgetState<S>>(
  definition: WidgetDefinition<S, State>,
  { attribute, common, pictures = pictureFolder() }: RenderInput,
  configured: ConfiguredFacts<WidgetFacts<S>>,
  { hasDialog = false, act = () => {} }: RenderOptions<State> = {},
): Snapshot {
  const { facts } = configured;
  const settings = createStore(() =>
    resolveSettings(definition.spec, (property) => attribute(attributeName(property)), common, configured),
  );
  const tools: WidgetTools<S> = {
    settings: settings.getState,
    submitLead: () => Promise.reject(new Error('Nothing is sent while prerendering.')),
    followOutcomes: () => () => {},
    emit: () => true,
    track: () => {},
    requestService: () => {},
    reportError: () => {},
    drafts: { read: () => undefined, write: () => false, clear: () => {} },
  };
  const ignore = () => {};
  const store = definition.createStore(tools);
  act(store.getState());
  const rendered = inPictureFolder(pictures, () =>
    renderToString(
      <WidgetApp
        model={{
          definition,
          settings,
          store: { ...store, getInitialState: store.getState }, // which is what a server renders
          hasDialog,
          onRendered: ignore,
          onReady: ignore,
          onRenderAnew: () => ignore,
          onError: ignore,
          isOverlay: () => false,
          onRetry: ignore,
        }}
      />,
    ),
  );
  const { lang, languages } = settings.getState();
  const html = languages ? labelHtml(rendered, languages) : rendered;
  const theme = themeBeside(attribute('style'), facts.theme).map(
    ([name, value]) => `--bio-${name}:${value};`,
  );
  const loadError = hasActions(definition.spec)
    ? renderToStaticMarkup(<LoadError settings={settings.getState()} />)
    : '';
  return {
    html,
    lang,
    dir: directionIn(lang, common.lang),
    loadError,
    css: criticalCss([definition.spec.tag], html + loadError),
    theme: theme.length ? `[data-app]{${theme.join('')}}` : '',
    anchors: definition.spec.anchors?.(settings.getState()) ?? [],
  };
}

/** Whether a visitor can do something with it that needs its code. */
const hasActions = ({ hydrate, wraps }: WidgetSpec): boolean => hydrate !== 'never' && !wraps;
