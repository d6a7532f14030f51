import { type Plugin, parseSync, Visitor } from 'vite';

/**
 * Takes comments and indentation out of the styles in code: minifiers leave the inside of a template as it is. Used by
 * every build alike, because Emotion names a class by its text, and prerendered names must be those of the browser.
 */
export function minifyStyles(): Plugin {
  return {
    name: 'minify-styles',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: '`' },
      handler: (code, id) => ({ code: minifyTemplates(code, id), map: null }),
    },
  };
}

interface Span {
  start: number;
  end: number;
}

/**
 * @returns the code with every `css` and `keyframes` template in one line, and every template inside of one. In a file
 *   of styles, `*.styles.ts`, that is every template.
 * @throws where the code cannot be parsed, or a comment of the styles holds a value.
 */
export function minifyTemplates(code: string, file = 'styles.tsx'): string {
  const { program, errors } = parseSync(file, code, { lang: 'tsx', astType: 'js' });
  if (errors[0]) throw new Error(`The styles of ${file} cannot be minified: ${errors[0].message}`);
  const styles: Span[] = [];
  const templates: (Span & { quasis: Span[] })[] = [];
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type === 'Identifier' && ['css', 'keyframes'].includes(tag.name)) styles.push(quasi);
    },
    TemplateLiteral: (template) => {
      templates.push(template);
    },
  }).visit(program);

  const isStyle = ({ start, end }: Span) =>
    file.endsWith('.styles.ts') || styles.some((outer) => start >= outer.start && end <= outer.end);
  const edits = templates.filter(isStyle).flatMap(({ start, quasis }) => {
    const isOutermost = styles.some((style) => style.start === start);
    const texts = minify(
      quasis.map((quasi) => code.slice(quasi.start, quasi.end)),
      isOutermost,
    );
    if (texts.length !== quasis.length)
      throw new Error(`The styles of ${file} cannot be minified: a comment in them holds a value.`);
    return quasis.map((quasi, index) => ({ start: quasi.start, end: quasi.end, text: texts[index] ?? '' }));
  });
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), code);
}

/** Stands for a value between two texts: a character that no style sheet has. */
const VALUE = '\uE000';

/** @param texts what stands between the values of one template. */
function minify(texts: readonly string[], isOutermost: boolean): string[] {
  const short = texts
    .join(VALUE)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    // The space after a value belongs to the styles: `animation: ${turn} 900ms`.
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/(^ ?|[{};])([\w-]+): /g, '$1$2:')
    .replaceAll(';}', '}');
  return (isOutermost ? short.trim() : short).split(VALUE);
}
