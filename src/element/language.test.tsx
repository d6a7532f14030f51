import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { defaultBusiness } from '../content/business';
import { contactMessages } from '../content/messages/contact';
import { contact as contactTexts } from '../content/ownTexts';
import { languages } from '../languages';
import { HYDRATED } from '../page/lifecycle';
import { mount, nextTask } from '../testing/mount';
import { pseudoLanguage } from '../testing/pseudoLanguage';
import { defineWidget } from './defineWidget';
import { renderWidget } from './prerender';
import type { WidgetSpec, WidgetViewProps } from './spec';

const { tiers } = defaultBusiness;

const spec = {
  tag: 'bio-test-language',
  attributes: {},
  methods: [],
  facts: { tiers },
  messages: { contact: contactMessages },
  texts: { contact: contactTexts },
} as const satisfies WidgetSpec;

function View({ settings: { lang, messages, facts } }: WidgetViewProps<typeof spec, object>) {
  return (
    <p lang={lang}>
      {messages.contact.button}, {facts.tiers[0]?.name}
    </p>
  );
}

const definition = defineWidget(spec, View, () => createStore(() => ({})));

const { button } = defaultBusiness.texts.en.contact;
const english = `${button}, ${tiers[0]?.name}`;
const pseudo = `[${button}], [${tiers[0]?.name}]`;
const text = (root: ShadowRoot | null) => root?.querySelector('p')?.textContent;

beforeEach(() => {
  languages['xx'] = () => Promise.resolve(pseudoLanguage);
});
afterEach(() => {
  delete languages['xx'];
});

test.each([
  ['en', 'en', english],
  ['xx', 'xx', pseudo],
  ['xx-YY', 'xx', pseudo],
  ['xx_YY', 'xx', pseudo],
  ['xx_YY.UTF-8', 'xx', pseudo],
  ['xx@latin', 'xx', pseudo],
  ['yy', 'en', english],
])('with lang="%s" a widget shows the messages and facts of "%s"', async (lang, shown, expected) => {
  const { root } = await mount(`<div lang="${lang}"><bio-test-language></bio-test-language></div>`);
  expect(text(root)).toBe(expected);
  expect(root.querySelector('p')?.lang).toBe(shown);
});

test("a config's messages and facts have priority, the language completes them", async () => {
  const { root } = await mount('<bio-test-language lang="xx"></bio-test-language>', {
    config: {
      tiers: [{ id: tiers[0]?.id, from: 7 }],
      texts: { xx: { contact: { button: 'Own' } } },
    },
  });
  expect(text(root)).toBe(`Own, [${tiers[0]?.name}]`);
});

test('a changed lang attribute changes the language, also back', async () => {
  const { element, root } = await mount('<bio-test-language lang="xx"></bio-test-language>');
  element.lang = 'en';
  await expect.poll(() => text(root)).toBe(english);
  element.lang = 'xx';
  await expect.poll(() => text(root)).toBe(pseudo);
});

test('a language that cannot be loaded is reported, and the widget shows English', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  languages['xx'] = () => Promise.reject(new Error('no network'));
  const { root } = await mount('<bio-test-language lang="xx"></bio-test-language>');
  expect(text(root)).toBe(english);
  expect(log.mock.calls.flat().join(' ')).toContain('language "xx" could not be loaded (no network)');
});

test('a widget is prerendered in the language of the page', async () => {
  const common = { endpoint: undefined, phone: undefined, lang: 'xx' };
  const html = await renderWidget(definition, { attribute: () => null, common });
  expect(html.replaceAll('<!-- -->', '')).toContain(pseudo);
});

/**
 * Connects it as a page in the language does whose HTML was prerendered, once the script has loaded.
 * @param change what the page did to the element before that.
 */
async function connectPrerendered(
  load: (typeof languages)[string],
  change?: (prerendered: HTMLElement) => void,
) {
  const common = { endpoint: undefined, phone: undefined, lang: 'xx' };
  const inside = await renderWidget(definition, { attribute: () => null, common });
  const inert = document.implementation.createHTMLDocument();
  inert.body.setHTMLUnsafe(`<bio-test-language lang="xx">${inside}</bio-test-language>`);
  languages['xx'] = load;
  const element = inert.body.firstElementChild as HTMLElement;
  const paragraph = element.shadowRoot?.querySelector('p');
  change?.(element);
  document.body.append(element);
  return { element, paragraph };
}

test('prerendered markup waits for its language, and is hydrated without an error', async () => {
  const log = vi.spyOn(console, 'error');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { element, paragraph } = await connectPrerendered(() => arrived.then(() => pseudoLanguage));
  await nextTask();
  expect(text(element.shadowRoot)).toBe(pseudo);
  const hydrated = new Promise((resolve) => element.addEventListener(HYDRATED, resolve));
  arrive();
  await hydrated;
  expect(text(element.shadowRoot)).toBe(pseudo);
  expect(element.shadowRoot?.querySelector('p')).toBe(paragraph); // not rendered anew
  expect(log).not.toHaveBeenCalled();
});

test('prerendered markup whose language cannot be loaded stays, and is hydrated when it can', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { element, paragraph } = await connectPrerendered(() => Promise.reject(new Error('no network')));
  await expect.poll(() => log.mock.calls.flat().join(' ')).toContain('language "xx" could not be loaded');
  await nextTask();
  expect(text(element.shadowRoot)).toBe(pseudo);
  languages['xx'] = () => Promise.resolve(pseudoLanguage);
  const hydrated = new Promise((resolve) => element.addEventListener(HYDRATED, resolve));
  dispatchEvent(new Event('online'));
  await hydrated;
  expect(text(element.shadowRoot)).toBe(pseudo);
  expect(element.shadowRoot?.querySelector('p')).toBe(paragraph);
});

test('prerendered markup whose language the page has changed since is rendered in the new one without an error', async () => {
  const log = vi.spyOn(console, 'error');
  const uncaught = vi.fn();
  addEventListener('error', uncaught);
  const { element } = await connectPrerendered(
    () => Promise.resolve(pseudoLanguage),
    (prerendered) => {
      prerendered.lang = 'en';
    },
  );
  await new Promise((resolve) => element.addEventListener(HYDRATED, resolve));
  removeEventListener('error', uncaught);
  expect(element.shadowRoot?.querySelectorAll('p')).toHaveLength(1);
  expect(text(element.shadowRoot)).toBe(english);
  expect(uncaught).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
  element.lang = 'xx';
  await expect.poll(() => text(element.shadowRoot)).toBe(pseudo);
});
