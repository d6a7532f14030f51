import { css } from '../../src/style/emotion';
import type { ConfigJson } from '../draft/draft';
import { showWidget } from '../preview/showWidget';
import { heightByWidth, type Measurement, reservationsFor } from './reservedHeight';
import type { AttributeValues, SnippetInput } from './snippets';

/** What is measured. */
export interface MeasuredWidget {
  tag: string;
  attributes: AttributeValues;
  config: ConfigJson | undefined;
  /** `font-family` of the page around it. */
  font: string;
}

/** Widths of the element around the widget, in px. No widget is narrower, and none changes beyond. */
const NARROWEST = 280;
const WIDEST = 1200;
/** Measurements between two pauses: the page stays usable. */
const BATCH = 40;
/** How long a widget may take to be shown, in ms. */
const PATIENCE = 20_000;

/**
 * Measures a widget at every width, in this browser, in a page that nobody sees.
 * @returns undefined for what takes no place in the page, such as a floating button.
 * @throws where `signal` was aborted, or the widget is not shown.
 */
export async function measureReserved(
  { tag, attributes, config, font }: MeasuredWidget,
  signal: AbortSignal,
): Promise<SnippetInput['reserved']> {
  const frame = document.createElement('iframe');
  frame.className = hiddenFrame;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.src = 'preview.html';
  try {
    await loaded(frame, signal);
    const page = frame.contentDocument as Document;
    const ready = heard(page, 'bio-ready', signal);
    showWidget(page, { tag, attributes, config, css: `body { font-family: ${font} }` });
    await ready;
    await page.fonts.ready;
    const measurements = await measureWidths(page.body, signal);
    if (measurements.every(({ height }) => height === 0)) return undefined;
    return heightByWidth(reservationsFor(measurements));
  } finally {
    frame.remove();
  }
}

function loaded(frame: HTMLIFrameElement, signal: AbortSignal): Promise<void> {
  const load = heard(frame, 'load', signal);
  document.body.append(frame);
  return load;
}

function heard(target: EventTarget, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
    ending.addEventListener('abort', () => reject(new Error(`no ${name}`)), { once: true });
    target.addEventListener(name, () => resolve(), { once: true });
  });
}

async function measureWidths(body: HTMLElement, signal: AbortSignal): Promise<Measurement[]> {
  const heightAt = (width: number) => {
    body.style.width = `${width}px`;
    return body.firstElementChild?.getBoundingClientRect().height ?? 0;
  };
  const measurements: Measurement[] = [];
  for (let width = NARROWEST; width <= WIDEST; width++) {
    measurements.push({ width, height: heightAt(width) });
    if (width % BATCH !== 0) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  // What a widget loads of its own when it is shown, such as a slider, may have come meanwhile.
  return heightAt(NARROWEST) === measurements[0]?.height ? measurements : measureWidths(body, signal);
}

const hiddenFrame = css`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 1280px;
  block-size: 1000px;
  border: 0;
  visibility: hidden;
  pointer-events: none;
  z-index: -1;
`;
