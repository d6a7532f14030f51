import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../src/content/company';

const DEMO = join(import.meta.dirname, '../demo');
const part = (name: string) => readFileSync(join(DEMO, 'parts', `${name}.html`), 'utf8');

/** What belongs into a page's `<head>`. */
const HEAD = /^(?:\s*(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>|<script\b.*?<\/script>))*/s;

/**
 * Our own pages say only what is theirs: a title and what else goes into the head, then their sections. The head and
 * the frame around them stand once, in `demo/parts/shell.html`; the company's phone and email come from its facts. A page that begins with a doctype is left as it is.
 * @param path of the page below `demo/`, such as `services/biorinse.html`.
 */
export function completePage(source: string, path: string): string {
  if (/^\s*<!doctype/i.test(source)) return source;
  const [head = ''] = HEAD.exec(source) ?? [];
  const main = source.slice(head.length).replace('<!-- contact -->', () => part('contact'));
  return part('shell')
    .replaceAll('{root}', '../'.repeat(path.split('/').length - 1) || './')
    .replace('{home}', path === 'index.html' ? ' page="home"' : '')
    .replace('<!-- head -->', () => head.trim())
    .replace('<!-- main -->', () => main.trim())
    .replaceAll('{phone}', company.phone)
    .replaceAll('{tel}', company.phone.replace(/\D/g, ''))
    .replaceAll('{email}', company.email);
}
