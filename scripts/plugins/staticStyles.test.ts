import { expect, test } from 'vitest';
import { shortNames, withNames } from './staticStyles';

const FILE = '/project/src/ui/card.styles.ts';
const IMPORT = "import { css, keyframes } from '../../src/style/emotion';\n";

test('a template becomes its name, and the rules of the module stand at its end', () => {
  const code = `${IMPORT}const turn = keyframes\`to { rotate: 1turn; }\`;
export const card = css\`animation: \${turn} 1s;\`;
export const look = { large: css\`font-size: 2em;\` };`;
  const made = [
    { name: 'animation-1', rules: '@keyframes animation-1{to{rotate:1turn;}}' },
    { name: 'bio-2', rules: '.bio-2{animation:animation-1 1s;}' },
    { name: 'bio-3', rules: '.bio-3{font-size:2em;}' },
  ];
  const built = withNames(code, FILE, made);
  expect(built).not.toContain('emotion');
  expect(built).toContain('const turn = "animation-1";\nexport const card = "bio-2";');
  expect(built).toContain('{ large: "bio-3" }');
  expect(built.split('\n').at(-1)).toBe(
    'insertMade("@keyframes animation-1{to{rotate:1turn}}.bio-2{animation:animation-1 1s}.bio-3{font-size:2em}");',
  );
});

test('a style that only other styles of the module use has no rule of its own', () => {
  const code = `${IMPORT}const layer = css\`inset: 0;\`;
const shown = css\`opacity: 1;\`;
export const upper = css\`\${layer} z-index: 1;\`;
export const classOf = (open: boolean) => open && shown;`;
  const built = withNames(code, FILE, [
    { name: 'bio-1', rules: '.bio-1{inset:0;}' },
    { name: 'bio-2', rules: '.bio-2{opacity:1;}' },
    { name: 'bio-3', rules: '.bio-3{inset:0;z-index:1;}' },
  ]);
  expect(built).toContain('insertMade(".bio-2{opacity:1}.bio-3{inset:0;z-index:1}");');
});

test('a style in a function fails the build: it would be made in the visitor’s browser', () => {
  const code = `${IMPORT}export const split = (percent: number) => css\`--split: \${percent};\`;`;
  expect(() => withNames(code, FILE, [])).toThrow(
    '/project/src/ui/card.styles.ts makes no class of css`--split: ${percent};`;… where it is loaded: a style cannot stand in a function.',
  );
});

test('classes get short names, each its own, and animations keep theirs', () => {
  const names = new Set(['bio-1vtyp1q', 'bio-1vtyp2q', 'bio-abcdef', 'bio-xy', 'animation-1vtyp1q']);
  expect(Object.fromEntries(shortNames(names))).toEqual({
    'bio-1vtyp1q': '_1vtyp1',
    'bio-1vtyp2q': '_1vtyp2',
    'bio-abcdef': '_abc',
    'bio-xy': '_xy',
  });
});
