import { beforeAll, expect, test, vi } from 'vitest';
import { createStore } from 'zustand';
import { contactMessages } from '../../content/messages/contact';
import { formMessages } from '../../content/messages/form';
import { mount } from '../../testing/mount';
import { PhoneText } from '../../ui/base/PhoneText';
import { defineWidget } from '../defineWidget';
import { renderWidget } from '../prerender';
import type { WidgetSpec, WidgetViewProps } from '../spec';

const spec = {
  tag: 'bio-test-labels',
  attributes: {},
  methods: [],
  facts: {},
  messages: { contact: contactMessages, form: formMessages },
} as const satisfies WidgetSpec;

function View({ settings: { lang, messages, facts } }: WidgetViewProps<typeof spec, object>) {
  const { contact, form } = messages;
  return (
    <section lang={lang}>
      <h2>{contact.heading}</h2>
      <p id="intro">{contact.intro}</p>
      <p id="error">
        <PhoneText text={contact.error} phone={facts.company.phone} />
      </p>
      <p id="limit">{form.limitHint.replace('{limit}', '80')}</p>
      <button type="button">
        <svg aria-hidden="true" />
        {contact.button}
      </button>
      <button id="dismiss" type="button" aria-label={form.dismiss} />
      <input aria-label="Ada" />
    </section>
  );
}

const definition = defineWidget(spec, View, () => createStore(() => ({})));

/** The `lang` and `dir` of an element, and what it inherits. */
const written = (root: ParentNode | null, selector: string) => {
  const element = root?.querySelector<HTMLElement>(selector);
  return [element?.closest<HTMLElement>('[lang]')?.lang, element?.closest<HTMLElement>('[dir]')?.dir];
};

const oneText = { fr: { contact: { button: 'Réserver ma visite' } } };
/** Most of the messages, but not the error and the hint, in a language that is written from right to left. */
const arabic = {
  contact: {
    ...Object.fromEntries(
      Object.entries(contactMessages)
        .filter(([, text]) => typeof text === 'string')
        .map(([key]) => [key, `نص ${key}`]),
    ),
    error: undefined,
    errorWithoutPhone: undefined,
  },
  form: {
    ...Object.fromEntries(
      Object.entries(formMessages)
        .filter(([, text]) => typeof text === 'string')
        .map(([key]) => [key, `نص طويل إلى حد ما ${key}`]),
    ),
    limitHint: undefined,
  },
};
const most = JSON.parse(JSON.stringify({ ar: arabic })) as object;

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React's, of a label that it did not render
});

test('a widget with one text in the language of the page is in English, and that text says what it is', async () => {
  const { root } = await mount('<div lang="fr"><bio-test-labels></bio-test-labels></div>', {
    config: { texts: oneText },
  });
  expect(root.querySelector('section')?.lang).toBe('en');
  await expect.poll(() => written(root, 'section > button')[0]).toBe('fr');
  for (const other of ['h2', '#intro', '#error', '#limit', '#dismiss', 'input'])
    expect(written(root, other)[0]).toBe('en');
});

test('what is left in English is labeled with its language and direction: texts, templates and names', async () => {
  const { element, root } = await mount(
    '<div lang="ar" dir="rtl"><bio-test-labels></bio-test-labels></div>',
    {
      config: { texts: most },
    },
  );
  expect(root.querySelector('section')?.lang).toBe('ar');
  for (const english of ['#error', '#limit'])
    await expect.poll(() => written(root, english)).toEqual(['en', 'ltr']);
  for (const other of ['h2', '#intro', 'button', '#dismiss'])
    expect(written(root, other)).toEqual(['ar', undefined]);

  // Back to one language, and to the other.
  element.lang = 'en';
  await expect.poll(() => root.querySelectorAll('section [lang], section [dir]:not(a)')).toHaveLength(0);
  element.removeAttribute('lang');
  await expect.poll(() => written(root, '#limit')).toEqual(['en', 'ltr']);
});

test('a widget that is wholly in English on a page from right to left is written from left to right', async () => {
  const { root } = await mount('<div lang="ar" dir="rtl"><bio-test-labels></bio-test-labels></div>');
  expect(written(root, 'h2')).toEqual(['en', 'ltr']);
  expect(getComputedStyle(root.querySelector('h2') as Element).direction).toBe('ltr');
  expect(root.querySelectorAll('section [lang]')).toHaveLength(0);
});

test('prerendered HTML has the same labels', async () => {
  for (const [lang, texts] of [
    ['fr', oneText],
    ['ar', most],
  ] as const) {
    const common = { endpoint: undefined, phone: undefined, lang };
    const html = await renderWidget(definition, { attribute: () => null, common, config: { texts } });
    const { root } = await mount(`<div lang="${lang}"><bio-test-labels></bio-test-labels></div>`, {
      config: { texts },
    });
    await expect.poll(() => root.querySelector('section [lang]')).not.toBeNull();
    const prerendered = new DOMParser().parseFromString(html.replace(/^<template[^>]*>/, ''), 'text/html');
    const labels = (where: ParentNode) =>
      [...where.querySelectorAll<HTMLElement>('[data-app] *')].map(({ localName, lang: own, dir }) => [
        localName,
        own,
        dir,
      ]);
    expect(labels(prerendered)).toEqual(labels(root));
  }
});
