import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import type { ConfigJson } from '../draft/draft';
import * as styles from './previewFrame.styles';

interface PreviewFrameProps {
  /** Tag of the widget, such as `bio-estimator`. */
  tag: string;
  /** Its attributes; `true` for one without a value. */
  attributes?: Readonly<Record<string, string | true>>;
  config?: ConfigJson | undefined;
  /** Language of the page around it. @default 'en' */
  lang?: string;
  /** Width of the page around it in px. @default as wide as there is space */
  width?: number | undefined;
  /** Height of the page around it in px. @default as high as the widget */
  height?: number | undefined;
  /** CSS of the page around it, such as `body { background: #000 }`. */
  css?: string;
  /** Names the frame for assistive technology. */
  title: string;
  /** Names of the events that `onEvent` receives. */
  events?: readonly string[];
  onEvent?: (event: CustomEvent) => void;
}

const NO_ATTRIBUTES = {};
const NO_EVENTS: readonly string[] = [];
const LEAST_HEIGHT = 320;

/**
 * A widget, alive, in a page of its own: the same script and element as on a site. Everything reaches it by attributes and
 * properties, so nothing that somebody typed is read as markup.
 */
export function PreviewFrame({
  tag,
  attributes = NO_ATTRIBUTES,
  config,
  lang = 'en',
  width,
  height,
  css = '',
  title,
  events = NO_EVENTS,
  onEvent,
}: PreviewFrameProps): ReactNode {
  const [page, setPage] = useState<Document>();
  const [widget, setWidget] = useState<HTMLElement>();
  const [contentHeight, setContentHeight] = useState(LEAST_HEIGHT);
  const report = useEffectEvent((event: Event) => onEvent?.(event as CustomEvent));

  useEffect(() => {
    if (!page) return undefined;
    const next = page.createElement(tag);
    setWidget(next);
    return () => next.remove();
  }, [page, tag]);

  useEffect(() => {
    if (!page || !widget) return;
    page.documentElement.lang = lang;
    for (const name of widget.getAttributeNames()) if (!(name in attributes)) widget.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes))
      widget.setAttribute(name, value === true ? '' : value);
    (widget as { config?: ConfigJson | undefined }).config = config;
    if (!widget.isConnected) page.body.append(widget);
  }, [page, widget, attributes, config, lang]);

  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return undefined;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    page.adoptedStyleSheets = [sheet];
    return undefined;
  }, [page, css]);

  useEffect(() => {
    for (const name of events) page?.addEventListener(name, report);
    return () => {
      for (const name of events) page?.removeEventListener(name, report);
    };
  }, [page, events]);

  useEffect(() => {
    const body = page?.body;
    if (!body || height !== undefined) return undefined;
    const observer = new ResizeObserver(() => setContentHeight(Math.ceil(body.offsetHeight)));
    observer.observe(body);
    return () => observer.disconnect();
  }, [page, height]);

  const style = { width, height: height ?? Math.max(contentHeight, LEAST_HEIGHT) };
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, with nothing of others
    <iframe
      title={title}
      className={styles.frame}
      style={style}
      src="preview.html"
      onLoad={({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
        setPage(currentTarget.contentDocument ?? undefined)
      }
    />
  );
}
