import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { policyLines } from '../../src/check-page/policyLines';
import { takesMarkup } from './firstStep';
import { type SnippetInput, styleTexts, targets } from './snippets';

const plain: SnippetInput = {
  tag: 'bio-estimator',
  attributes: { endpoint: 'https://desk.example/api/requests', quantities: true },
  script: {
    url: 'https://desk.example/biosystem.js',
    kind: 'module',
    snapshot: { url: 'https://desk.example/snapshots/estimator.js' },
  },
};
const reserved = '900px';
const write = (id: string, input: SnippetInput = plain) =>
  targets.find((target) => target.id === id)?.write(input) ?? '';

/** Everything that could end an attribute, an element, a string or a template too early. */
const hostile = `"'><script>alert(1)</script>{{ x }}{% y %}\${z}\`[/caption]\u2028é\\`;

describe('for a page', () => {
  test('HTML with the script of one widget has two lines: that script, the element', () => {
    const script = { url: 'https://desk.example/estimator.js', kind: 'module' as const };
    expect(write('html', { ...plain, attributes: {}, script })).toBe(
      `<script type="module" src="https://desk.example/estimator.js"></script>
<bio-estimator></bio-estimator>`,
    );
  });

  test('a first step as markup stands there as it is, also where braces are the system’s own', () => {
    const style = '<style>p{color:red}@media print{p{color:#000}}</style>';
    const markup = `<bio-estimator><template shadowrootmode="open">${style}<p>{{ x }}</p></template></bio-estimator>`;
    const input = { ...plain, script: { ...plain.script, snapshot: undefined }, markup };
    expect(write('html', input)).toBe(
      `<script type="module" src="https://desk.example/biosystem.js"></script>\n${markup}`,
    );
    expect(write('shopify', input)).toContain(`${style}<p>&#123;{ x }}</p>`);
    expect(styleTexts(input)).toEqual(['p{color:red}@media print{p{color:#000}}']);
  });

  test('markup is offered where HTML stays as it is', () => {
    expect(targets.filter(takesMarkup).map(({ id }) => id)).toEqual([
      'html',
      'shopify',
      'squarespace',
      'wix',
      'webflow',
      'framer',
      'hubspot',
      'ghost',
      'drupal',
      'joomla',
    ]);
  });

  test('HTML: the first state, the script, the element', () => {
    expect(write('html')).toBe(
      `<link rel="modulepreload" href="https://desk.example/snapshots/estimator.js">
<script type="module" src="https://desk.example/biosystem.js"></script>
<bio-estimator endpoint="https://desk.example/api/requests" quantities></bio-estimator>`,
    );
  });

  test('the first state of a config names the config, to the letter', () => {
    const config = 'https://desk.example/configs/bug-off.json';
    const snapshot = { url: 'https://desk.example/configs/bug-off/estimator.js', config };
    expect(
      write('html', { ...plain, attributes: { config }, script: { ...plain.script, snapshot } }),
    ).toContain(
      `<link rel="modulepreload" href="https://desk.example/configs/bug-off/estimator.js" data-config="${config}">`,
    );
  });

  test('a classic script is deferred, and has no first state to load', () => {
    const script = { ...plain.script, kind: 'classic' as const };
    expect(write('html', { ...plain, script })).toContain(
      '<script src="https://desk.example/biosystem.js" defer></script>\n<bio',
    );
  });

  test('a file is checked where its integrity is known', () => {
    const script = { ...plain.script, integrity: 'sha384-abc' };
    expect(write('html', { ...plain, script })).toContain('integrity="sha384-abc" crossorigin="anonymous"');
    expect(write('react', { ...plain, script })).toContain(
      `integrity: "sha384-abc", crossOrigin: 'anonymous'`,
    );
  });

  test('the files that it loads are checked, by an import map before all that loads a module', () => {
    const files = [['https://desk.example/v/1.0.0/a.js', 'sha384-abc']] as const;
    const script = { ...plain.script, integrity: 'sha384-def', files };
    expect(write('html', { ...plain, script })).toMatch(
      /^<script type="importmap">\n\{\n {2}"integrity": \{\n {4}"https:\/\/desk\.example\/v\/1\.0\.0\/a\.js": "sha384-abc"\n {2}\}\n\}\n<\/script>\n<link/,
    );
  });

  test.each([
    'estimator.js',
    'biosystem.js',
    'biosystem.iife.js',
    'v/1.0.0/biosystem.js',
    'v/1/biosystem.js',
  ])('a frame names the page for frames of the host, whatever the script is: %s', (file) => {
    const script = { ...plain.script, url: `https://desk.example/sub/${file}` };
    const code = write('frame', { ...plain, script });
    expect(code).toContain(
      'src="https://desk.example/sub/embed/?widget=estimator&amp;endpoint=https%3A%2F%2Fdesk.example%2Fapi%2Frequests&amp;quantities="',
    );
    expect(code).toContain('origin !== "https://desk.example"');
  });

  test('what takes a place in the page keeps it free, in the same two lines', () => {
    const script = { url: 'https://desk.example/estimator.js', kind: 'module' as const };
    expect(write('html', { ...plain, attributes: {}, script, reserved })).toBe(
      `<script type="module" src="https://desk.example/estimator.js"></script>
<bio-estimator style="display:block"><div style="padding-top:900px"></div></bio-estimator>`,
    );
    expect(write('react', { ...plain, attributes: {}, reserved })).toContain(
      `<bio-estimator style={{ display: 'block' }}>
      <div style={{ paddingTop: "900px" }} />`,
    );
    expect(write('vue', { ...plain, attributes: {}, reserved })).toContain(
      '<bio-estimator style="display:block"><div style="padding-top:900px"></div></bio-estimator>',
    );
  });
});

describe('a hostile value', () => {
  const attributes = { config: hostile };

  test('stays one parameter of a frame', () => {
    const [frame, script, ...others] = bodyOf(write('frame', { ...plain, attributes: { phone: hostile } }));
    expect([frame?.name, script?.name, others]).toEqual(['iframe', 'script', []]);
    expect([...new URL(frame?.attributes['src'] ?? '').searchParams]).toEqual([
      ['widget', 'estimator'],
      ['phone', hostile],
    ]);
  });

  test.each(['html', 'wordpress', 'squarespace', 'wix', 'webflow'])('stays one attribute in %s', (id) => {
    const [script, element, ...others] = bodyOf(write(id, { ...plain, attributes }));
    expect([script?.name, element?.name, others]).toEqual(['script', 'bio-estimator', []]);
    expect(element?.attributes).toEqual({ config: hostile });
  });

  test('is no template of Shopify’s', () => {
    const text = write('shopify', { ...plain, attributes });
    expect(text).not.toMatch(/\{[{%]/);
    expect(bodyOf(text)[1]?.attributes).toEqual({ config: hostile });
  });

  test('stays one string in scripts', () => {
    const script = write('tag-manager', { ...plain, attributes });
    expect(script.match(/<\/script>/g)).toHaveLength(1);
    const set: unknown[] = [];
    const element = { setAttribute: (_: string, value: string) => set.push(value) };
    const body = script.replace(/^<script>|<\/script>$/g, '');
    const document = {
      createElement: () => element,
      head: { appendChild: () => 0 },
      body: { appendChild: () => 0 },
    };
    // oxlint-disable-next-line typescript/no-implied-eval -- it is what the tag manager does
    new Function('document', body)(document);
    expect(set).toEqual([hostile]);
    expect(write('react', { ...plain, attributes })).not.toContain('</script>');
  });
});

describe('for the WordPress plugin', () => {
  test('a shortcode: a switch has a value, because WordPress gives one without a name', () => {
    expect(write('wordpress-plugin')).toBe(
      '[bio-estimator endpoint="https://desk.example/api/requests" quantities="true"]',
    );
    expect(write('wordpress-plugin', { ...plain, attributes: {} })).toBe('[bio-estimator]');
  });

  test('a hostile value neither ends the shortcode nor is changed by WordPress', () => {
    const text = write('wordpress-plugin', { ...plain, attributes: { phone: `${hostile}\n&quot;` } });
    const [, value = ''] = /^\[bio-estimator phone="([^"<>[\]\\\n]*)"\]$/.exec(text) ?? [];
    expect(bodyOf(`<i title="${value}">`)[0]?.attributes).toEqual({ title: `${hostile}\n&quot;` });
  });

  test('a block, as the editor writes it', () => {
    expect(write('wordpress-block')).toBe(
      '<!-- wp:biosystem/widget {"tag":"bio-estimator","attributes":{"endpoint":"https://desk.example/api/requests","quantities":true}} /-->',
    );
  });

  test('a hostile value stays in the block’s JSON, and does not end the comment', () => {
    const attributes = { config: `${hostile} --> /--> \\`, phone: '\\"' };
    const text = write('wordpress-block', { ...plain, attributes });
    const [, json = ''] = /^<!-- wp:biosystem\/widget (\{[^]*\}) \/-->$/.exec(text) ?? [];
    expect(JSON.parse(json)).toEqual({ tag: 'bio-estimator', attributes });
    expect(json).not.toMatch(/--|[<>&]|\\"/);
  });
});

test('the tag manager’s script is ES5', () => {
  expect(write('tag-manager', { ...plain, reserved })).not.toMatch(/=>|\b(?:const|let|class)\b|`/);
});

test('a policy names what is loaded, and nothing that is the page’s own', () => {
  expect(policyLines(plain)).toEqual([
    'script-src https://desk.example',
    'connect-src https://desk.example',
    'img-src https://desk.example',
  ]);
  expect(
    policyLines(
      { ...plain, tag: 'bio-map', attributes: { endpoint: 'https://crm.example/hook', config: '/own.json' } },
      { styles: ['sha256-x'], importMap: 'sha256-y' },
    ),
  ).toEqual([
    "script-src https://desk.example 'sha256-y'",
    'connect-src https://desk.example https://crm.example https://www.google.com',
    'img-src https://desk.example',
    'frame-src https://www.google.com',
    "style-src 'sha256-x'",
  ]);
});

test('a policy names the host of a first state elsewhere', () => {
  const snapshot = { url: 'https://firm.example/bug-off/estimator.js' };
  expect(policyLines({ ...plain, script: { ...plain.script, snapshot } })[0]).toBe(
    'script-src https://desk.example https://firm.example',
  );
});

/** The elements that a browser finds in a page, below `<link>`. */
function bodyOf(html: string) {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const visit = (node: {
    childNodes?: unknown[];
    tagName?: string;
    attrs?: { name: string; value: string }[];
  }) => {
    if (node.tagName && !['html', 'head', 'body', 'link'].includes(node.tagName))
      found.push({
        name: node.tagName,
        attributes: Object.fromEntries((node.attrs ?? []).map(({ name, value }) => [name, value])),
      });
    for (const child of node.childNodes ?? []) visit(child as typeof node);
  };
  visit(parse(html));
  return found;
}
