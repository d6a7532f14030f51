/** Puts the first state of every widget into a page's HTML, so that the page can be read before and without script. */
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { siteFolder } from '../../check-page/script';
import { parseJsonFile } from '../../content/jsonFile';
import { readConfigFile, readText } from './configFile';
import { inlineHashes, renderToString } from './server';

interface RenderOptions {
  /** The file that the page is written into; without it, standard output. */
  output?: string | undefined;
  /** The folder that a config path beginning with `/` is found in; without it, that of the page. */
  root?: string | undefined;
  /** Prints what the page's Content-Security-Policy must allow. */
  hashes: boolean;
}

/** @throws Error with a sentence that names the file which could not be read. */
export async function render(input: string, values: RenderOptions): Promise<void> {
  const html = readText(input);
  const page = await renderToString(html, {
    config: (url) => readConfig(url, dirname(input), values.root ?? dirname(input)),
    pictures: pictureFolder(html),
  });
  if (values.output === undefined) process.stdout.write(page);
  else writeFileSync(values.output, page);
  if (values.hashes) {
    const { style, script } = inlineHashes(page);
    console.error(`style-src ${[...style].join(' ')}\nscript-src ${[...script].join(' ')}`);
  }
}

/** The folder of the pictures, beside the script that the page names: the widgets themselves look there. */
function pictureFolder(html: string): string {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="?([^"\s>]+)/g)].map(([, src = '']) => src);
  const script =
    scripts.find((src) => /biosystem(?:\.iife)?\.js/.test(src)) ??
    // That of one of the page's widgets.
    scripts.find((src) => html.includes(`<bio-${/([\w-]+)\.js(?:\?|$)/.exec(src)?.[1]}`));
  return `${script === undefined ? '/' : siteFolder(script)}pictures/`;
}

/** @throws with a sentence that names the config that could not be read. */
async function readConfig(url: string, folder: string, root: string): Promise<object> {
  try {
    if (!/^https?:/.test(url))
      return readConfigFile(url.startsWith('/') ? join(root, url) : resolve(folder, url)) as object;
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return parseJsonFile(await response.text()) as object;
  } catch (error) {
    throw new Error(
      `The config "${url}" could not be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
