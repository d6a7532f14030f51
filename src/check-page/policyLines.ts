/** What a page has of ours. */
interface Embedded {
  /** Tag of the widget, such as `bio-estimator`. */
  tag: string;
  attributes: Readonly<Record<string, string | true | undefined>>;
  script: { url: string; snapshot?: { url: string } | undefined };
}

/** Settings of a Content Security Policy by directive. */
type Policy = Readonly<Record<string, readonly string[]>>;

interface Hashes {
  styles?: readonly string[] | undefined;
  importMap?: string | undefined;
}

/**
 * What a page's Content Security Policy has to allow for a widget, besides what it allows already.
 * @param hashes of the texts of the snippet's `<style>` elements and import map, such as `sha256-…`, where it has them.
 * @returns one line for each directive.
 */
export function policyLines({ tag, attributes, script }: Embedded, hashes: Hashes = {}): string[] {
  const own = originOf(script.url);
  const map = tag === 'bio-map' ? ['https://www.google.com'] : [];
  const policy: Policy = {
    'script-src': [own, originOf(script.snapshot?.url), ...quoted(hashes.importMap)],
    'connect-src': [own, originOf(attributes['endpoint']), originOf(attributes['config']), ...map],
    'img-src': [own],
    'frame-src': map,
    'style-src': hashes.styles?.flatMap(quoted) ?? [],
  };
  return Object.entries(policy).flatMap(([directive, sources]) => {
    const named = [...new Set(sources)].filter(Boolean);
    return named.length > 0 ? [`${directive} ${named.join(' ')}`] : [];
  });
}

const quoted = (hash: string | undefined): string[] => (hash === undefined ? [] : [`'${hash}'`]);

/** Empty for what is no absolute URL: the page's own origin needs no mention. */
function originOf(url: string | true | undefined): string {
  return typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url) ? new URL(url).origin : '';
}
