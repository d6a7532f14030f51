import type { Frame, Page } from 'playwright/test';

declare global {
  interface Window {
    /** Every layout shift since the page was opened, in words: how much, and what moved from where to where. */
    shifts: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Notes every layout shift that no input of the visitor's explains. Call it before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifts = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element?.outerHTML.slice(0, 80) ?? 'something in a widget, or gone'; // nodes of shadow trees are not reported
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          window.shifts.push(
            [
              value.toFixed(5),
              ...sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${name(node)}: ${place(previousRect)} -> ${place(currentRect)}`,
              ),
            ].join('; '),
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved so far, two frames from now, by when every shift has been reported. */
export const shiftsOf = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts))),
      ),
  );
