/** Whether the page's Content Security Policy allows what the widgets load. */
import { settingOf, widgetsOf } from '../elements';
import { elementsOf, type Page, parseUrl } from '../page';
import { policyLines } from '../policyLines';
import { eachOf, error, type Found, type Rule, warning } from '../rule';
import { ourScripts } from '../script';

interface Policy {
  directives: ReadonlyMap<string, readonly string[]>;
  at: Element | undefined;
}

/** The page's policies: each has to allow a thing. */
function policiesOf(page: Page): Policy[] {
  const metas = elementsOf(page.root, 'meta[http-equiv="content-security-policy" i]').map((meta) => ({
    directives: parsePolicy(meta.getAttribute('content') ?? ''),
    at: meta,
  }));
  const headers = (page.policy ?? '').split(',').filter((header) => header.trim() !== '');
  return [...headers.map((header) => ({ directives: parsePolicy(header), at: undefined })), ...metas];
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

const policy = eachOf(policiesOf, {
  right: 'The page’s Content Security Policy allows what the widgets load.',
  find: ({ directives, at }, page) =>
    neededSources(page).flatMap(([directive, needed]): Found[] => {
      const sources = directives.get(directive) ?? directives.get(FALLBACK);
      // With it, a nonce on the script is enough, for what it loads too.
      if (!sources || (directive === 'script-src' && sources.includes("'strict-dynamic'"))) return [];
      const missing = [...needed].filter((origin) => !allowsOrigin(sources, origin, page));
      if (missing.length === 0) return [];
      const say = NEEDED.includes(directive) ? error : warning;
      return [
        say(
          `The page’s Content Security Policy does not allow ${missing.join(' and ')} in ${directive}.`,
          directives.has(directive)
            ? `Add to ${directive}: ${missing.join(' ')}`
            : `Add the line: ${[directive, ...sources.filter((source) => source !== "'none'"), ...missing].join(' ')}`,
          at,
        ),
      ];
    }),
});

/** A file of the widgets may have any path there. */
function allowsOrigin(sources: readonly string[], origin: string, page: Page): boolean {
  const url = parseUrl(`${origin}/biosystem.js`);
  return url === undefined || allows(sources, url, page.address);
}

/** What the widgets and their scripts need, as the snippet says it: the sources by directive. */
function neededSources(page: Page): [directive: string, sources: ReadonlySet<string>][] {
  const [script] = ourScripts(page);
  if (!script?.url) return [];
  const absolute = (element: Element, name: string): string => {
    const value = settingOf(element, name)?.value ?? '';
    return value === '' || value.startsWith('{') ? '' : (page.resolve(value)?.href ?? '');
  };
  const { href } = script.url;
  const needed = new Map<string, Set<string>>();
  for (const { element, known } of widgetsOf(page)) {
    const lines = policyLines({
      tag: known.tagName,
      attributes: { endpoint: absolute(element, 'endpoint'), config: absolute(element, 'config') },
      script: { url: href },
    });
    for (const [directive = '', ...sources] of lines.map((line) => line.split(' ')))
      needed.set(directive, new Set([...(needed.get(directive) ?? []), ...sources]));
  }
  return [...needed];
}

export const policyRules: readonly Rule[] = [policy];
