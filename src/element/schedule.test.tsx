import { afterEach, expect, test } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { defineWidget } from './defineWidget';
import type { WidgetSpec, WidgetTools, WidgetViewProps } from './spec';

/** No other test's: those of the widgets run beside this one, and share the session. */
const SERVICE = 'Moss on the moon';

const cardSpec = { tag: 'bio-test-card', attributes: {}, methods: ['press'], facts: {}, texts: {} } as const;
const formSpec = {
  tag: 'bio-test-form',
  attributes: {},
  methods: [],
  notesServices: true,
  facts: {},
  texts: {},
} as const;

defineWidget(
  cardSpec satisfies WidgetSpec,
  () => <p>A card</p>,
  (tools: WidgetTools<typeof cardSpec>) => createStore(() => ({ press: () => tools.schedule(SERVICE) })),
);

interface FormState {
  notes: string[];
  noteService: (name: string) => void;
}

function Form({ store }: WidgetViewProps<typeof formSpec, FormState>) {
  return <p>{useStore(store).notes.join(', ')}</p>;
}

defineWidget(formSpec satisfies WidgetSpec, Form, () =>
  createStore<FormState>((set, get) => ({
    notes: [],
    noteService: (name) => set({ notes: [...get().notes, name] }),
  })),
);

async function put(tag: string) {
  const element = document.createElement(tag) as HTMLElement & { press(): void };
  const ready = new Promise((resolve) => element.addEventListener('bio-ready', resolve, { once: true }));
  document.body.append(element);
  await ready;
  return element;
}

/** How often the form has noted it. */
const notesOf = (element: HTMLElement) =>
  element.shadowRoot
    ?.querySelector('p')
    ?.textContent.split(', ')
    .filter((note) => note === SERVICE).length;
const isLeft = () => sessionStorage.getItem('bio:schedule')?.includes(SERVICE) ?? false;

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.removeItem('bio:schedule');
});

test('the first form on the page notes what is to be scheduled, no other', async () => {
  const [card, first, second] = [
    await put('bio-test-card'),
    await put('bio-test-form'),
    await put('bio-test-form'),
  ];
  card.press();
  await expect.poll(() => notesOf(first)).toBe(1);
  expect(notesOf(second)).toBe(0);
  expect(isLeft()).toBe(false);
});

test('where there is no form, the next one notes it, once', async () => {
  const card = await put('bio-test-card');
  card.press();
  card.press();
  expect(notesOf(await put('bio-test-form'))).toBe(1);
  expect(notesOf(await put('bio-test-form'))).toBe(0);
});

test('a page that prevents the event does it itself', async () => {
  const form = await put('bio-test-form');
  const card = await put('bio-test-card');
  card.addEventListener('bio-schedule', (event) => event.preventDefault());
  card.press();
  expect(notesOf(form)).toBe(0);
  expect(isLeft()).toBe(false);
});

test('a form that has left the page notes nothing', async () => {
  const form = await put('bio-test-form');
  form.remove();
  (await put('bio-test-card')).press();
  expect(isLeft()).toBe(true);
});

test.each(['not JSON', '{"a":1}', '[1, null]'])(
  'an entry that somebody else left is ignored: %s',
  async (entry) => {
    sessionStorage.setItem('bio:schedule', entry);
    expect(notesOf(await put('bio-test-form'))).toBe(0);
  },
);
