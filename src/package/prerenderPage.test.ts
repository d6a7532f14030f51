import { expect, test } from 'vitest';
import type { RenderInput } from '../element/prerender';
import { prerenderPage } from './prerenderPage';

/** Renders each `bio-x` as the settings it was given; any other tag is no widget. */
async function rendered(html: string) {
  const inputs: RenderInput[] = [];
  const page = await prerenderPage(html, {
    render: (tag, input) => {
      if (tag !== 'bio-x') return undefined;
      inputs.push(input);
      return Promise.resolve(`[${inputs.length}]`);
    },
    readConfig: (address) => ({ from: address }),
  });
  return { page, inputs };
}

test('a widget’s first state becomes its first child; all else stays to the letter', async () => {
  const html =
    "<!DOCTYPE html>\n<P class=a>x<bio-x  a='1'>\n fallback</bio-x><bio-y></bio-y><!-- <bio-x> --><bio-x></bio-x>";
  const { page } = await rendered(html);
  expect(page).toBe(
    "<!DOCTYPE html>\n<P class=a>x<bio-x  a='1'>[1]\n fallback</bio-x><bio-y></bio-y><!-- <bio-x> --><bio-x>[2]</bio-x>",
  );
});

test('settings are read as the element reads them: nearest wins', async () => {
  const { inputs } = await rendered(`<html lang="en-US"><body>
    <bio-site phone="1" endpoint="/a" config="/a.json"><div lang="es"><bio-site phone="2">
      <bio-x own="yes" endpoint=" "></bio-x>
      <bio-x phone="3" lang="de_AT" config='{"version":1}'></bio-x>
    </bio-site></div></bio-site><bio-x></bio-x>`);
  expect(inputs.map(({ common, config }) => ({ ...common, config }))).toEqual([
    { phone: '2', endpoint: '/a', lang: 'es', config: { from: '/a.json' } },
    { phone: '3', endpoint: '/a', lang: 'de-AT', config: { version: 1 } },
    { phone: undefined, endpoint: undefined, lang: 'en-US', config: undefined },
  ]);
  expect(inputs[0]?.attribute('own')).toBe('yes');
  expect(inputs[0]?.attribute('other')).toBeNull();
});

test('run over its own result, it renders anew, and keeps what the page has put there', async () => {
  const slotted = '<span id="a" slot="a">A</span><template>x</template>';
  const { page } = await rendered(
    `<bio-x><template shadowrootmode="open"><p>old</p></template><span id="b" slot="b"></span>${slotted}</bio-x>`,
  );
  expect(page).toBe(`<bio-x>[1]${slotted}</bio-x>`);
});
