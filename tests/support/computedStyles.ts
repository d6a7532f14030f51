/** How a widget looks, in numbers that can be compared between two pages. */
import type { Page } from 'playwright/test';

export type ComputedStyles = Record<string, Record<string, string>>;

/**
 * Of each piece of the first widget of its kind on the page: its size, and every computed style that a host page could
 * have changed.
 */
export function computedStylesOf(page: Page, tag = 'bio-contact-form'): Promise<ComputedStyles> {
  return page.evaluate((wanted) => {
    const root = document.querySelector(wanted)?.shadowRoot;
    if (!root) throw new Error(`There is no ${wanted} yet.`);
    const look: Record<string, Record<string, string>> = {};
    // Not what the page defines for itself, nor what only repeats a size.
    const names = [...getComputedStyle(root.host)].filter((name) => !/^--|-origin$|-size$/.test(name));
    for (const element of root.querySelectorAll('[data-app], [data-app] *')) {
      if (!(element instanceof HTMLElement) || element instanceof HTMLOptionElement) continue;
      if (element.matches('input[aria-hidden=true]')) continue; // for robots only: nobody sees it
      const style = getComputedStyle(element);
      look[`${Object.keys(look).length} ${element.localName}`] = {
        ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
        'font-size': style.fontSize,
        size: `${element.offsetWidth} × ${element.offsetHeight}`,
      };
    }
    return look;
  }, tag);
}

/** What differs between two looks, as lines that can be read. */
export function differences(expected: ComputedStyles, actual: ComputedStyles): string[] {
  const lines: string[] = [];
  for (const path of new Set([...Object.keys(expected), ...Object.keys(actual)]))
    for (const name of new Set([...Object.keys(expected[path] ?? {}), ...Object.keys(actual[path] ?? {})])) {
      const [should, is] = [expected[path]?.[name], actual[path]?.[name]];
      if (should !== is) lines.push(`${path}: ${name} is ${is}, not ${should}`);
    }
  const few = 12;
  return lines.length > few ? [...lines.slice(0, few), `… and ${lines.length - few} more`] : lines;
}
