import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { criticalCss } from '../style/emotion';
import { attributeName } from './attributes';
import { configureFacts } from './config';
import { builtInFacts, type CommonSettings, resolveSettings } from './settings';
import type { WidgetDefinition, WidgetSpec, WidgetState, WidgetTools } from './spec';
import { WidgetApp } from './WidgetApp';

/** What a page says of one widget, as far as its HTML shows it. */
export interface RenderInput {
  attribute: (name: string) => string | null;
  common: CommonSettings;
  /** The parsed config that applies, if any. */
  config?: object | undefined;
}

/** A widget's first state: what stands in its `[data-app]`, the styles of just that, and its link targets. */
export interface FirstState {
  html: string;
  css: string;
  anchors: readonly string[];
}

/**
 * A widget's first state as the inside of its element: a declarative shadow root. The element takes it over when its
 * script arrives.
 * @throws where the config has a mistake: no page is built from it.
 */
export async function renderWidget<S extends WidgetSpec, State extends WidgetState<S>>(
  definition: WidgetDefinition<S, State>,
  input: RenderInput,
): Promise<string> {
  const { html, css, anchors } = await renderFirstState(definition, input);
  return `<template shadowrootmode="open"><style>${css}</style><div data-app="">${html}</div></template>${anchors.map(anchorHtml).join('')}`;
}

/** As `placeAnchors` would make it. */
const anchorHtml = (id: string): string => `<span id="${id}" slot="${id}"></span>`;

/** @throws where the config has a mistake. */
export async function renderFirstState<S extends WidgetSpec, State extends WidgetState<S>>(
  definition: WidgetDefinition<S, State>,
  { attribute, common, config }: RenderInput,
): Promise<FirstState> {
  const builtIn = builtInFacts(definition.spec);
  const { facts, mistakes } = config
    ? await configureFacts(config, builtIn)
    : { facts: builtIn, mistakes: [] };
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const settings = createStore(() =>
    resolveSettings(definition.spec, (property) => attribute(attributeName(property)), common, facts),
  );
  const tools: WidgetTools<S> = {
    settings: settings.getState,
    sendLead: () => Promise.reject(new Error('Nothing is sent while prerendering.')),
    emit: () => true,
    track: () => {},
    schedule: () => {},
    report: () => {},
    session: { read: () => undefined, write: () => false, clear: () => {} },
  };
  const ignore = () => {};
  const html = renderToString(
    <WidgetApp
      model={{
        definition,
        settings,
        store: definition.createStore(tools),
        onRendered: ignore,
        onReady: ignore,
        onError: ignore,
      }}
    />,
  );
  const theme = Object.entries(facts.theme).map(([name, value]) => `--bio-${name}:${value};`);
  const css = criticalCss(definition.spec.tag, html) + (theme.length ? `[data-app]{${theme.join('')}}` : '');
  return { html, css, anchors: definition.spec.anchors?.(settings.getState()) ?? [] };
}
