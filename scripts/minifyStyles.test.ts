import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { minifyTemplates } from './minifyStyles';

test('comments and indentation go, values and selectors keep their spaces', () => {
  const code = `
const text = 'css – and  spaces';
const a = css\`
  /* two
     lines */
  margin: 0 auto;
  color: \${token('color-ink')};
  animation: \${turn} 900ms linear;

  & > svg :hover,
  &:has(input:checked) {
    width: calc(100% - 2px);
  }

  @media (min-width: 1px) and (max-width: 2px) {
    top: 0;
  }
\`;`;
  expect(minifyTemplates(code)).toBe(`
const text = 'css – and  spaces';
const a = css\`margin:0 auto;color:\${token('color-ink')};animation:\${turn} 900ms linear;& > svg :hover, &:has(input:checked){width:calc(100% - 2px)}@media (min-width: 1px) and (max-width: 2px){top:0}\`;`);
});

test('templates inside of styles are styles, those outside are left', () => {
  expect(
    minifyTemplates(`
const text = \`two
  lines\`;
const a = css\`
  \${wide(\`
    margin:  \${SIZE} auto;
  \`)}
  \${cut}
\`;`),
  ).toBe(`
const text = \`two
  lines\`;
const a = css\`\${wide(\` margin:\${SIZE} auto;\`)} \${cut}\`;`);
});

test('a value inside of a comment is an error', () => {
  expect(() => minifyTemplates('css`/* ${value} */`')).toThrow('a comment in them holds a value');
});

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.styles.ts'),
);

test.each(sheets)('%s is minified', (name) => {
  const code = readFileSync(join('src', name), 'utf8');
  const minified = minifyTemplates(code, name);
  expect(minified.match(/^\s+[a-z-]+: .*;$/gm) ?? []).toEqual([]);
  expect(minified.length).toBeLessThan(code.length);
});
