/** What widgets print. */
import type { Page } from 'playwright/test';

/** What was printed: a whole document, and where it came from. */
export interface Printed {
  html: string;
  css: string;
  /** Whether it was the page itself. */
  top: boolean;
  /** Drawn pixels of the drawn signature. */
  ink: number;
}

/** Everything that is printed, frames included, in place of printing it. Call it before the page is opened. */
export async function watchPrinting(page: Page): Promise<Printed[]> {
  const printed: Printed[] = [];
  await page.exposeFunction('reportPrinted', (what: Printed) => printed.push(what));
  await page.addInitScript(() => {
    window.print = () => {
      const canvas = document.querySelector('canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      (window.top as unknown as { reportPrinted(what: object): void }).reportPrinted({
        html: document.documentElement.outerHTML,
        css: document.adoptedStyleSheets
          .flatMap((sheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText))
          .join('\n'),
        top: window === window.top,
        ink: Array.from(pixels).filter((value, index) => index % 4 === 3 && value > 0).length,
      });
    };
  });
  return printed;
}

/** Shows on a page of its own what was printed. */
export async function showPrinted(page: Page, { html, css }: Printed): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html>${html}`);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** How many sheets of paper a page takes. */
export async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
