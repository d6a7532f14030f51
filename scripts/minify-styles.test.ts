import { expect, test } from 'vitest';
import { minifyTemplates } from './minify-styles';

test('comments and indentation go, values and selectors keep their spaces', () => {
  const code = `
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
\`;
const text = 'css and  spaces';`;
  expect(minifyTemplates(code)).toBe(`
const a = css\`margin: 0 auto;color: \${token('color-ink')};animation: \${turn} 900ms linear;& > svg :hover, &:has(input:checked){width: calc(100% - 2px);}@media (min-width: 1px) and (max-width: 2px){top: 0;}\`;
const text = 'css and  spaces';`);
});
