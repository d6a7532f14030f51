/** What the browser remembers of a page since it was opened. */
import { safeDocument } from '../../page/safeDocument';

/** What the check of an open page knows besides the page. */
export interface Context {
  /** The release that the check belongs to. */
  version: string;
  /** The folder of the release's files; undefined where a bundler has placed the check elsewhere, as with the package. */
  folder: URL | undefined;
  /** The page's HTML as its server sends it; undefined where it cannot be read. */
  source: string | undefined;
  /** What has moved since the page was opened, without what the visitor has caused. */
  shifts: readonly Shift[];
}

/** Something that a Content Security Policy has refused. */
export interface Violation {
  /** Such as `script-src-elem`. */
  directive: string;
  /** An address, or a keyword such as `inline`. */
  blocked: string;
  /** The file that did it. */
  file: string;
}

/** Elements that have moved in one frame. */
export interface Shift {
  /** Share of the viewport that was touched, times the distance. */
  value: number;
  moved: readonly {
    element: Element;
    /** Pixels, downwards; undefined where it has moved out of the viewport. */
    by: number | undefined;
  }[];
}

const violations = new Map<string, Violation>();

const keep = (directive: string, blocked: string, file: string): unknown =>
  violations.set([directive, blocked, file].join(' '), { directive, blocked, file });

/** `ReportingObserver` is not known to TypeScript, and not to every browser. */
interface CspReport {
  body: { effectiveDirective?: string; blockedURL?: string; sourceFile?: string } | null;
}
type ReportingObserverClass = new (
  callback: (reports: CspReport[]) => void,
  options: { types: string[]; buffered: boolean },
) => { observe(): void; takeRecords(): CspReport[] };

const keepAll = (reports: readonly CspReport[]): void => {
  for (const { body } of reports)
    if (body) keep(body.effectiveDirective ?? '', body.blockedURL ?? '', body.sourceFile ?? '');
};

// Once, when this file is loaded: reports of before come from the browser's buffer, those from now on by the event too.
const { ReportingObserver } = globalThis as { ReportingObserver?: ReportingObserverClass };
if (ReportingObserver) new ReportingObserver(keepAll, { types: ['csp-violation'], buffered: true }).observe();
safeDocument.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
  keep(effectiveDirective, blockedURI, sourceFile),
);

export const violationsSoFar = (): readonly Violation[] => [...violations.values()];

/** Not known to TypeScript, and not to every browser. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Every layout shift that no input explains. Browsers without the measurement know of none. */
export function shiftsSoFar(): Promise<readonly Shift[] | undefined> {
  if (!PerformanceObserver.supportedEntryTypes?.includes('layout-shift')) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources = [] } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.flatMap(({ node, previousRect, currentRect }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              if (!element) return [];
              const isOut = currentRect.width * currentRect.height === 0;
              return [{ element, by: isOut ? undefined : Math.round(currentRect.top - previousRect.top) }];
            }),
          });
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // The buffer comes with the next task.
    setTimeout(() => {
      observer.disconnect();
      resolve(shifts);
    }, 100);
  });
}
