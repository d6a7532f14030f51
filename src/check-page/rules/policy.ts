/** Whether the page's Content Security Policy allows what the widgets load. */

import { settingOf, widgetsOf } from '../elements';
import { elementsOf, type Page, parseUrl } from '../page';
import { policyLines } from '../policyLines';
import type { Finding, Place } from '../report';
import type { Rule } from '../rule';
import { ourScripts } from '../script';

interface Policy {
  directives: ReadonlyMap<string, readonly string[]>;
  where: Place | undefined;
}

/** The page's policies: each has to allow a thing. */
function policiesOf(page: Page): Policy[] {
  const metas = elementsOf(page.root, 'meta[http-equiv="content-security-policy" i]').map((meta) => ({
    directives: parsePolicy(meta.getAttribute('content') ?? ''),
    where: page.placeOf(meta),
  }));
  const headers = (page.policy ?? '').split(',').filter((header) => header.trim() !== '');
  return [...headers.map((header) => ({ directives: parsePolicy(header), where: undefined })), ...metas];
}

/** The sources by directive. Of a directive that stands there twice, the first one counts. */
export function parsePolicy(text: string): Map<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** Whether one of the sources matches an address. @param own the page's, which `'self'` stands for. */
export function allows(sources: readonly string[], url: URL, own: URL | undefined): boolean {
  return sources.some((source) => {
    const text = source.toLowerCase();
    if (text === '*') return /^https?:$/.test(url.protocol);
    if (text === "'self'") return own?.origin === url.origin;
    if (/^[a-z][a-z\d+.-]*:$/.test(text)) return isScheme(url.protocol, text);
    const [, scheme, host = '', port, path = ''] =
      /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:']+)(?::(\d+|\*))?(\/.*)?$/.exec(text) ?? [];
    if (host === '' || !isScheme(url.protocol, scheme ?? own?.protocol ?? 'http:')) return false;
    const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
    const isPort =
      port === '*' ||
      (port ?? '') === url.port ||
      (port !== undefined && url.port === '' && port === defaultPort(url));
    const isPath =
      path === '' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
    return isHost && isPort && isPath;
  });
}

const defaultPort = ({ protocol }: URL): string => (protocol === 'https:' ? '443' : '80');

/** A policy that allows `http:` allows `https:` too. */
const isScheme = (actual: string, named: string): boolean =>
  actual === named || (named === 'http:' && actual === 'https:');

/** Without a directive of its own, this one counts. */
const FALLBACK = 'default-src';
/** Without these, a widget does not work; without the others it looks different. */
const NEEDED = ['script-src', 'connect-src'];

const policy: Rule = {
  right: 'The page’s Content Security Policy allows what the widgets load.',
  appliesTo: (page) => policiesOf(page).length > 0,
  find: (page) => {
    const lines = new Map<string, Set<string>>();
    for (const line of neededLines(page)) {
      const [directive = '', ...sources] = line.split(' ');
      for (const source of sources) lines.set(directive, (lines.get(directive) ?? new Set()).add(source));
    }
    return policiesOf(page).flatMap(({ directives, where }) =>
      [...lines].flatMap(([directive, needed]): Finding[] => {
        const sources = directives.get(directive) ?? directives.get(FALLBACK);
        // With it, a nonce on the script is enough, for what it loads too.
        if (!sources || (directive === 'script-src' && sources.includes("'strict-dynamic'"))) return [];
        const missing = [...needed].filter((origin) => !allowsOrigin(sources, origin, page));
        if (missing.length === 0) return [];
        return [
          {
            severity: NEEDED.includes(directive) ? 'error' : 'warning',
            what: `The page’s Content Security Policy does not allow ${missing.join(' and ')} in ${directive}.`,
            where,
            mend: directives.has(directive)
              ? `Add to ${directive}: ${missing.join(' ')}`
              : `Add the line: ${[directive, ...sources.filter((source) => source !== "'none'"), ...missing].join(' ')}`,
          },
        ];
      }),
    );
  },
};

/** A file of the widgets may have any path there. */
function allowsOrigin(sources: readonly string[], origin: string, page: Page): boolean {
  const url = parseUrl(`${origin}/biosystem.js`);
  return url === undefined || allows(sources, url, page.address);
}

/** What the widgets and their scripts need, as the snippet says it. */
function neededLines(page: Page): string[] {
  const [script] = ourScripts(page);
  if (!script?.url) return [];
  const absolute = (element: Element, name: string): string => {
    const value = settingOf(element, name)?.value ?? '';
    return value === '' || value.startsWith('{') ? '' : (page.resolve(value)?.href ?? '');
  };
  const { href } = script.url;
  return widgetsOf(page).flatMap(({ element, known }) =>
    policyLines({
      tag: known.tagName,
      attributes: { endpoint: absolute(element, 'endpoint'), config: absolute(element, 'config') },
      script: { url: href },
    }),
  );
}

export const policyRules: readonly Rule[] = [policy];
