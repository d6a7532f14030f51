/** What one pastes into a page for a widget, in the language of each kind of page. Pure: texts in, a text out. */
import { placeHtml } from './reservedHeight';

/** Attributes of an element; `true` for one without a value. */
export type AttributeValues = Readonly<Record<string, string | true>>;

export interface SnippetInput {
  /** Tag of the widget, such as `bio-estimator`. */
  tag: string;
  attributes: AttributeValues;
  script: {
    url: string;
    /** A classic script brings all widgets in one file. */
    kind: 'module' | 'classic';
    /** Of the file, such as `sha384-…`. Left out: it is not checked. */
    integrity?: string | undefined;
    /** The integrity of the files that it loads, by URL. Left out: they are not checked. */
    files?: readonly (readonly [url: string, integrity: string])[] | undefined;
    /** URL of the widget's first state, which a module loads, and of the config that it is for, if any. */
    snapshot?: { url: string; config?: string | undefined } | undefined;
  };
  /** The element with its first state in it. Left out: the script shows that. */
  markup?: string | undefined;
  /** The height of the widget's place, by its width, as CSS. Left out for what takes no place in the page. */
  reserved?: string | undefined;
}

/** A kind of page, and what is pasted there. */
export interface Target {
  id: string;
  label: string;
  /** Where to paste it, and what the system allows. */
  advice: string;
  /** A plugin there brings the script and the firm's settings, and keeps the widget's place free. */
  hasPlugin?: true;
  /** A config cannot stand in it. */
  takesNoConfig?: true;
  /** What stands within the element would be changed, or not be read. */
  takesNoMarkup?: true;
  /** A script adds the widget's, too late to say what is to be checked. */
  isScript?: true;
  write: (input: SnippetInput) => string;
}

/** An attribute's value in HTML. */
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A string of JavaScript that also stands within a `<script>` element. */
const quoted = (text: string): string =>
  JSON.stringify(text)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

const indent = (text: string, by = '  '): string => text.replace(/^(?=.)/gm, by);

const htmlAttributes = (attributes: AttributeValues): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');

/** The texts of a snippet's `<style>` elements, to the letter: a policy may name them by their hash. */
export const styleTexts = ({ markup = '' }: SnippetInput): string[] =>
  [...markup.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css = '']) => css);

/** The element without its first state. */
export const element = ({
  tag,
  attributes,
  reserved,
}: Pick<SnippetInput, 'tag' | 'attributes' | 'reserved'>): string =>
  `<${tag}${htmlAttributes({ ...attributes, ...(reserved && { style: 'display:block' }) })}>${reserved ? placeHtml(reserved) : ''}</${tag}>`;

function scriptTag({ script }: SnippetInput): string {
  const { url, kind, integrity } = script;
  return `<script${htmlAttributes({
    ...(kind === 'module' && { type: 'module' }),
    src: url,
    ...(kind === 'classic' && { defer: true }),
    ...(integrity !== undefined && { integrity, crossorigin: 'anonymous' }),
  })}></script>`;
}

/** The loader shows the snapshot of a config that the page names so, and guesses none. */
const snapshotAttributes = ({ url, config }: NonNullable<SnippetInput['script']['snapshot']>) => ({
  rel: 'modulepreload',
  href: url,
  ...(config !== undefined && { 'data-config': config }),
});

/** What stands in the import map, to the letter: a policy may name it by its hash. */
export function importMapText({ files = [] }: SnippetInput['script']): string | undefined {
  if (files.length === 0) return undefined;
  const json = JSON.stringify({ integrity: Object.fromEntries(files) }, null, 2);
  return `\n${json.replaceAll('<', String.raw`\u003c`)}\n`;
}

/** Script and element, for whatever takes HTML. */
function html(input: SnippetInput): string {
  const { script, markup = element(input) } = input;
  const importMap = importMapText(script);
  return [
    // Before whatever loads a module: older browsers read none that comes later.
    ...(importMap === undefined ? [] : [`<script type="importmap">${importMap}</script>`]),
    ...(script.kind === 'module' && script.snapshot !== undefined
      ? [`<link${htmlAttributes(snapshotAttributes(script.snapshot))}>`]
      : []),
    scriptTag(input),
    markup,
  ].join('\n');
}

/** The same where `{{` and `{%` are the system's own: in HTML another writing of a brace is the same brace. */
const liquid = (input: SnippetInput): string => html(input).replace(/\{(?=[{%])/g, '&#123;');

/** The properties of a script element that a script makes. */
const scriptProperties = ({ script: { url, kind, integrity } }: SnippetInput): string[] => [
  ...(kind === 'module' ? [`type: 'module'`] : []),
  `src: ${quoted(url)}`,
  ...(integrity === undefined ? [] : [`integrity: ${quoted(integrity)}`, `crossOrigin: 'anonymous'`]),
];

/** `Estimator` for `bio-estimator`. */
const componentName = (tag: string): string =>
  tag.slice('bio'.length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function react(input: SnippetInput): string {
  const { tag, attributes, reserved } = input;
  const properties = Object.entries(attributes)
    .map(([name, value]) => ` ${name}={${quoted(value === true ? '' : value)}}`)
    .join('');
  const widget = reserved
    ? `<${tag}${properties} style={{ display: 'block' }}>
  <div style={{ paddingTop: ${quoted(reserved)} }} />
</${tag}>`
    : `<${tag}${properties} />`;
  return `import { useEffect } from 'react';

const script = { ${scriptProperties(input).join(', ')} };

export function ${componentName(tag)}() {
  useEffect(() => {
    // Once is enough, however many widgets there are.
    if ([...document.scripts].some(({ src }) => src === script.src)) return;
    document.head.append(Object.assign(document.createElement('script'), script));
  }, []);
  return (
${indent(widget, '    ')}
  );
}`;
}

function vue(input: SnippetInput): string {
  // Vue reads double braces in text only, not in attributes.
  return `<script setup>
import { onMounted } from 'vue';

const script = { ${scriptProperties(input).join(', ')} };

onMounted(() => {
  // Once is enough, however many widgets there are.
  if ([...document.scripts].some(({ src }) => src === script.src)) return;
  document.head.append(Object.assign(document.createElement('script'), script));
});
</script>

<template>
${indent(element(input))}
</template>`;
}

/** ES5, which is all that the tag manager's editor accepts. It would strip what it does not know from a script element. */
function tagManager(input: SnippetInput): string {
  const { tag, attributes, reserved } = input;
  const place = `${tag}-here`;
  return `<script>
(function () {
  var script = document.createElement('script');
${scriptProperties(input)
  .map((property) => `  script.${property.replace(': ', ' = ')};`)
  .join('\n')}
  document.head.appendChild(script);

  var widget = document.createElement('${tag}');
${Object.entries(attributes)
  .map(([name, value]) => `  widget.setAttribute('${name}', ${quoted(value === true ? '' : value)});\n`)
  .join(
    '',
  )}  ${reserved ? `document.getElementById('${place}').appendChild(widget);` : 'document.body.appendChild(widget);'}
})();
</script>`;
}

/** The page for frames. It lies beside the script, and is the same for all releases. */
function frame({ tag, attributes, script }: SnippetInput): string {
  const name = tag.slice('bio-'.length);
  const url = new URL(script.url.replace(/(?:v\/[^/]+\/)?[^/]*$/, 'embed/'));
  url.searchParams.set('widget', name);
  for (const [attribute, value] of Object.entries(attributes))
    url.searchParams.set(attribute, value === true ? '' : value);
  return `<iframe id="${name}-frame" title="${name}"
  src="${escapeHtml(url.href)}"
  referrerpolicy="no-referrer-when-downgrade"
  style="width: 100%; height: 900px; border: 0"></iframe>
<script>
  addEventListener('message', ({ source, origin, data }) => {
    const frame = document.getElementById('${name}-frame');
    if (source !== frame.contentWindow || origin !== ${quoted(url.origin)}) return;
    if (data.type === 'bio-height') frame.style.height = \`\${data.height}px\`;
  });
</script>`;
}

/**
 * An attribute's value in a shortcode, whose values and end WordPress finds by characters: brackets, quotes and backslashes
 * stand there as entities. So does what WordPress takes for the beginning of an element or for a paragraph.
 */
const escapeShortcode = (text: string): string =>
  text.replace(/[&<>"[\]\\\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);

const shortcode = ({ tag, attributes }: SnippetInput): string =>
  `[${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value === true ? 'true' : escapeShortcode(value)}"`)
    .join('')}]`;

/** The JSON of a block stands in a comment of the page: what could end that is escaped as WordPress does it. */
const block = ({ tag, attributes }: SnippetInput): string =>
  `<!-- wp:biosystem/widget ${JSON.stringify({ tag, attributes })
    .replaceAll(String.raw`\\`, String.raw`\u005c`)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll(String.raw`\"`, String.raw`\u0022`)} /-->`;

/** What the plugin's users need not paste. */
const PLUGIN =
  'The plugin brings the script; its settings say where requests go, and name the phone and the config.';

export const targets: readonly [Target, ...Target[]] = [
  {
    id: 'html',
    label: 'HTML',
    advice:
      'Paste it where the widget is to stand. The script may be anywhere in the page, and once is enough.',
    write: html,
  },
  {
    id: 'wordpress',
    label: 'WordPress',
    advice:
      'Add a “Custom HTML” block and paste it there. Administrators and editors may do this; WordPress takes scripts and unknown elements from what authors paste. With the BioSystem plugin authors may, too: choose “WordPress, with the plugin”.',
    takesNoMarkup: true,
    write: html,
  },
  {
    id: 'wordpress-plugin',
    label: 'WordPress, with the plugin',
    advice: `Add a “Shortcode” block, or the shortcode box of a page builder such as Elementor or Divi, and paste it there. Authors may do this, too. ${PLUGIN}`,
    hasPlugin: true,
    takesNoConfig: true,
    write: shortcode,
  },
  {
    id: 'wordpress-block',
    label: 'WordPress, with the plugin, as a block',
    advice: `Paste it between two paragraphs in the editor: it becomes a block with its settings beside it. Authors may do this, too. ${PLUGIN}`,
    hasPlugin: true,
    write: block,
  },
  {
    id: 'shopify',
    label: 'Shopify',
    advice:
      'In the theme editor add a “Custom Liquid” section or block, and paste it there. Every plan allows it; the checkout does not.',
    write: liquid,
  },
  {
    id: 'squarespace',
    label: 'Squarespace',
    advice:
      'Add a “Code” block, choose HTML and paste it there. It needs a plan that allows JavaScript; while you edit, Squarespace shows a placeholder.',
    write: html,
  },
  {
    id: 'wix',
    label: 'Wix',
    advice:
      'Add “Embed HTML” and paste it there. Wix shows it in a frame of a fixed height and of another address: make the frame as high as the widget, and allow the frame’s origin at the desk. Or choose its embed of a site, with the address from “A frame, as a last resort”.',
    write: html,
  },
  {
    id: 'webflow',
    label: 'Webflow',
    advice:
      'Add a “Code Embed” element and paste it there. It needs a paid site plan and shows on the published page, not in the designer.',
    write: html,
  },
  {
    id: 'framer',
    label: 'Framer',
    advice:
      'Insert “Embed”, choose HTML and paste it there. Where Framer shows that in a frame, choose its embed of a URL, with the address from “A frame, as a last resort”.',
    write: html,
  },
  {
    id: 'hubspot',
    label: 'HubSpot',
    advice:
      'Add an “Embed” module and paste it there, or let a developer put it into the HTML of a module of your theme.',
    write: liquid,
  },
  {
    id: 'ghost',
    label: 'Ghost',
    advice: 'Add an “HTML” card and paste it there.',
    write: html,
  },
  {
    id: 'drupal',
    label: 'Drupal',
    advice:
      'Paste it into a block whose text format neither filters HTML nor has a visual editor: others take scripts and unknown elements away. Drupal gives such a format to administrators.',
    write: html,
  },
  {
    id: 'joomla',
    label: 'Joomla',
    advice:
      'Add a module of the kind “Custom” and paste it there with the editor “None”: others take scripts away. The text filters of your user group have to say “No Filtering”.',
    write: html,
  },
  {
    id: 'frame',
    label: 'A frame, as a last resort',
    advice:
      'For systems that allow frames only. The script keeps the frame as high as the widget; where no script is allowed, leave it out and choose a height. Only an endpoint and a config of the desk count, and a panel stands in the frame.',
    takesNoConfig: true,
    takesNoMarkup: true,
    write: frame,
  },
  {
    id: 'react',
    label: 'React',
    advice: 'A component for React 18 and 19. It loads the script when the first widget is shown.',
    isScript: true,
    write: react,
  },
  {
    id: 'vue',
    label: 'Vue',
    advice:
      'A component for Vue 3. Tell Vue that tags which begin with “bio-” are custom elements: compilerOptions.isCustomElement: (tag) => tag.startsWith("bio-").',
    isScript: true,
    write: vue,
  },
  {
    id: 'tag-manager',
    label: 'Google Tag Manager',
    advice:
      'Paste it into a “Custom HTML” tag that fires on DOM Ready. What takes a place in the page needs an empty element there, whose id is the tag with “-here” behind it.',
    isScript: true,
    write: tagManager,
  },
];
