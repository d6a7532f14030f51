import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { css } from '../../src/style/emotion';
import { type Box, type PressedText, pressedText } from './pressed';
import { isPreviewPage, type PreviewedWidget, showWidget } from './showWidget';

interface PreviewFrameProps extends PreviewedWidget {
  /** Width of the page around it in px. @default as wide as there is space */
  width?: number | undefined;
  /** Height of the page around it in px. @default as high as the widget */
  height?: number | undefined;
  /** Names the frame for assistive technology. */
  title: string;
  /** Names of the events that `onEvent` receives: the widget's, and `preview-link` where a link leads out of the page. */
  events?: readonly string[];
  onEvent?: (event: CustomEvent) => void;
  /** In place of what a press does in the page: called with what was pressed. */
  onPress?: ((pressed: PressedText | undefined) => void) | undefined;
  /** Called with the place of what the pointer is on. */
  onHover?: ((box: Box | undefined) => void) | undefined;
  /** Called with each new element when its methods may be called. */
  onReady?: (element: HTMLElement) => void;
}

const NO_EVENTS: readonly string[] = [];
const LEAST_HEIGHT = 320;

/**
 * A widget, alive, in a page of its own: the same script and element as on a site. What it sends is answered by a simulated
 * desk, and what it stores is gone with the page.
 */
export function PreviewFrame({
  width,
  height,
  title,
  events = NO_EVENTS,
  onEvent,
  onReady,
  onPress,
  onHover,
  ...widget
}: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [contentHeight, setContentHeight] = useState(LEAST_HEIGHT);
  const report = useEffectEvent((event: Event) => onEvent?.(event as CustomEvent));
  const announce = useEffectEvent(({ target }: Event) => {
    const element = frame.current?.contentDocument?.body.firstElementChild;
    if (element && target === element) onReady?.(element as HTMLElement);
  });

  useEffect(() => {
    const page = loads > 0 && frame.current?.contentDocument;
    if (!page) return undefined;
    page.addEventListener('bio-ready', announce);
    for (const name of events) page.addEventListener(name, report);
    return () => {
      page.removeEventListener('bio-ready', announce);
      for (const name of events) page.removeEventListener(name, report);
    };
  }, [loads, events]);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads > 0 && page && isPreviewPage(page)) showWidget(page, widget);
  });

  const isPressed = onPress !== undefined;
  const press = useEffectEvent((event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') onPress?.(pressedText(event));
  });
  const onHoverEnd = useEffectEvent(() => onHover?.(undefined));
  const hover = useEffectEvent((event: Event) => onHover?.(pressedText(event)?.box));
  useEffect(() => {
    const page = loads > 0 && frame.current?.contentDocument;
    if (!page || !isPressed) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    // Before the widget's own listeners, and before it takes the focus.
    for (const type of ['click', 'mousedown', 'submit', 'change'])
      page.defaultView?.addEventListener(type, (event) => press(event), { capture: true, signal });
    page.defaultView?.addEventListener('pointermove', (event) => hover(event), { capture: true, signal });
    page.documentElement.addEventListener('pointerleave', () => onHoverEnd(), { signal });
    return () => ending.abort();
  }, [loads, isPressed]);

  useEffect(() => {
    const body = frame.current?.contentDocument?.body;
    if (loads === 0 || !body) return undefined;
    const observer = new ResizeObserver(() => setContentHeight(Math.ceil(body.offsetHeight)));
    observer.observe(body);
    return () => observer.disconnect();
  }, [loads]);

  /** Whatever the frame shows: a browser may restore another page in it, or open a link there by its menu. */
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument;
    if (page && isPreviewPage(page)) setLoads(loads + 1);
    else if (page?.URL !== currentTarget.src) currentTarget.src = PAGE;
  };

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, with nothing of others
    <iframe
      ref={frame}
      title={title}
      className={frameLook}
      style={{ width, height: height ?? Math.max(contentHeight, LEAST_HEIGHT) }}
      src={PAGE}
      onLoad={onLoad}
    />
  );
}

const PAGE = 'preview.html';

const frameLook = css`
  display: block;
  inline-size: 100%;
  border: 0;
`;
