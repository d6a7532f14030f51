import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as styles from './previewFrame.styles';
import { type PreviewedWidget, showWidget } from './showWidget';

interface PreviewFrameProps extends PreviewedWidget {
  /** Width of the page around it in px. @default as wide as there is space */
  width?: number | undefined;
  /** Height of the page around it in px. @default as high as the widget */
  height?: number | undefined;
  /** Names the frame for assistive technology. */
  title: string;
  /** Names of the events that `onEvent` receives. */
  events?: readonly string[];
  onEvent?: (event: CustomEvent) => void;
}

const NO_EVENTS: readonly string[] = [];
const LEAST_HEIGHT = 320;

/** A widget, alive, in a page of its own: the same script and element as on a site. */
export function PreviewFrame({
  width,
  height,
  title,
  events = NO_EVENTS,
  onEvent,
  ...widget
}: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [contentHeight, setContentHeight] = useState(LEAST_HEIGHT);
  const report = useEffectEvent((event: Event) => onEvent?.(event as CustomEvent));

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads > 0 && page) showWidget(page, widget);
  });

  useEffect(() => {
    const page = loads > 0 && frame.current?.contentDocument;
    if (!page) return undefined;
    for (const name of events) page.addEventListener(name, report);
    return () => {
      for (const name of events) page.removeEventListener(name, report);
    };
  }, [loads, events]);

  useEffect(() => {
    const body = frame.current?.contentDocument?.body;
    if (loads === 0 || !body) return undefined;
    const observer = new ResizeObserver(() => setContentHeight(Math.ceil(body.offsetHeight)));
    observer.observe(body);
    return () => observer.disconnect();
  }, [loads]);

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, with nothing of others
    <iframe
      ref={frame}
      title={title}
      className={styles.frame}
      style={{ width, height: height ?? Math.max(contentHeight, LEAST_HEIGHT) }}
      src="preview.html"
      onLoad={() => setLoads(loads + 1)}
    />
  );
}
