import { type ReactNode, useRef, useState } from 'react';
import * as layout from '../../webapp/layout.styles';
import { nameOf } from '../config/names';
import type { ConfigJson } from '../draft/draft';
import type { ManifestElement } from '../manifest/manifest';
import { PreviewFrame } from '../preview/PreviewFrame';
import { Card } from '../ui/Card';
import { type GalleryChoices, groundCss } from './choices';
import { EventLog } from './EventLog';
import { type LoggedEvent, withEvent } from './eventLog';
import * as styles from './gallery.styles';
import { Marked, Reference } from './Reference';
import { ResizableFrame } from './ResizableFrame';
import { attributesOf, type WidgetState } from './states';

interface TrialProps {
  element: ManifestElement;
  state: WidgetState;
  choices: Pick<GalleryChoices, 'width' | 'ground' | 'firm' | 'deskAnswer'>;
  config: ConfigJson | undefined;
  lang: string;
  onWidth: (width: number) => void;
}

/** A widget in one of its states, with what becomes of it: its events, and its methods to call. */
export function Trial({ element, state, choices, config, lang, onWidth }: TrialProps): ReactNode {
  const tag = element.tagName;
  const [log, setLog] = useState<readonly LoggedEvent[]>([]);
  const [link, setLink] = useState<string>();
  const [eventNames] = useState(() => [...(element.events ?? []).map(({ name }) => name), 'preview-link']);
  const live = useRef<HTMLElement>(null);
  /** Called before the widget is there. */
  const early = useRef<string[]>([]);

  const onEvent = (event: CustomEvent) => {
    if (event.type === 'preview-link') setLink((event.detail as { href: string }).href);
    else setLog((before) => withEvent(before, event, Date.now()));
  };
  const onReady = (widget: HTMLElement) => {
    live.current = widget;
    enter(state, widget);
    for (const method of early.current.splice(0)) callMethod(widget, method);
  };
  const call = (method: string) => {
    if (live.current) callMethod(live.current, method);
    else early.current.push(method);
  };

  return (
    <>
      <ResizableFrame width={choices.width} onWidth={onWidth}>
        <PreviewFrame
          title={`Preview: ${nameOf(tag)}`}
          tag={tag}
          attributes={attributesOf(state, config)}
          config={config}
          lang={lang}
          css={groundCss(choices.ground, config) + (state.scrolled === undefined ? '' : TALL)}
          text={state.text}
          link={state.link}
          height={state.height}
          deskAnswer={choices.deskAnswer}
          events={eventNames}
          onEvent={onEvent}
          onReady={onReady}
        />
      </ResizableFrame>
      <div className={styles.notes}>
        <p className={layout.quiet}>Nothing that you try here is sent or kept.</p>
        {choices.firm !== 'built-in' && (
          <p className={layout.quiet}>
            A widget whose facts are missing in this firm’s config shows nothing.
          </p>
        )}
      </div>
      <output className={styles.link}>
        {link !== undefined && (
          <>
            <code>{link}</code> leads out of the preview: it is not followed here.
          </>
        )}
      </output>
      <EventLog log={log} onClear={() => setLog([])} />
      {element.accessibility !== undefined && (
        <Card id="gallery-accessibility" title="Accessibility">
          <p className={styles.sentences}>
            <Marked text={element.accessibility} />
          </p>
        </Card>
      )}
      <Reference element={element} onCall={call} />
    </>
  );
}

/** A page that can be scrolled. */
const TALL = ' body { padding-block-end: 2000px }';

/** Does what leads to a state, in a widget whose first state is shown. */
function enter({ method, hash, send, scrolled }: WidgetState, widget: HTMLElement): void {
  const page = widget.ownerDocument.defaultView;
  if (scrolled !== undefined) page?.scrollTo({ top: scrolled, behavior: 'instant' });
  // The whole address: a hash alone would be one of the studio's.
  if (hash !== undefined) page?.location.replace(new URL(hash, page.location.href));
  if (method) callMethod(widget, method);
  if (send) fillInAndSend(widget);
}

function callMethod(widget: HTMLElement, name: string): void {
  const method: unknown = Reflect.get(widget, name);
  if (typeof method === 'function') Reflect.apply(method, widget, []);
}

/** What a browser fills in for a visitor, by the `autocomplete` of a field. */
const SAMPLE: Readonly<Record<string, string>> = {
  name: 'Ada Lovelace',
  tel: '(770) 555-0100',
  email: 'ada@example.com',
  'street-address': '12 Main Street\nAlpharetta, GA 30009',
};

/** Fills in and sends a widget's form, as a browser and a visitor do. */
function fillInAndSend(element: HTMLElement): void {
  const form = element.shadowRoot?.querySelector('form');
  if (!form) return;
  for (const control of form.elements as Iterable<HTMLInputElement>) {
    const value = SAMPLE[control.autocomplete];
    if (value !== undefined) fill(control, value);
  }
  form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
}

/** By the platform's own setter: React watches that of the element. */
function fill(control: HTMLInputElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}
