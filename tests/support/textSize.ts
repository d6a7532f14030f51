/** The text size that a visitor has set in the browser. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page, test } from 'playwright/test';
import { chromiumLaunchOptions } from '../../scripts/tools/chromium';

/** A page of a browser whose default text is of this size, in px; the usual one is 16. Close its context. */
export async function openWithTextSize(
  size: number,
  viewport: { width: number; height: number },
): Promise<Page> {
  const profile = test.info().outputPath('profile');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  const preferences = { webkit: { webprefs: { default_font_size: size } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumLaunchOptions({ headlessShell: false }),
    viewport,
  });
  return context.newPage();
}
