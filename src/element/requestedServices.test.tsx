import { expect, test } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { mount } from '../testing/mount';
import { defineWidget } from './defineWidget';
import type { WidgetSpec, WidgetTools, WidgetViewProps } from './spec';

/** Used by no other test: those of the widgets run at the same time, and share the web storage. */
const SERVICE = 'Moss on the moon';

const cardSpec = {
  tag: 'bio-test-card',
  attributes: {},
  methods: ['press'],
  facts: {},
  messages: {},
} as const;
const formSpec = {
  tag: 'bio-test-form',
  attributes: {},
  methods: [],
  acceptsServiceRequests: true,
  facts: {},
  messages: {},
} as const;

defineWidget(
  cardSpec satisfies WidgetSpec,
  () => <p>A card</p>,
  (tools: WidgetTools<typeof cardSpec>) =>
    createStore(() => ({ press: () => tools.requestService(SERVICE) })),
);

interface FormState {
  services: string[];
  addService: (name: string) => void;
}

function Form({ store }: WidgetViewProps<typeof formSpec, FormState>) {
  return <p>{useStore(store).services.join(', ')}</p>;
}

defineWidget(formSpec satisfies WidgetSpec, Form, () =>
  createStore<FormState>((set, get) => ({
    services: [],
    addService: (name) => set({ services: [...get().services, name] }),
  })),
);

const CARD = '<bio-test-card></bio-test-card>';
const FORM = '<bio-test-form></bio-test-form>';
type Card = HTMLElement & { press: () => void };

/** How often a form lists the service. */
const countIn = (form: Element | null) =>
  form?.shadowRoot
    ?.querySelector('p')
    ?.textContent.split(', ')
    .filter((service) => service === SERVICE).length;
const isStored = () => sessionStorage.getItem('bio:schedule')?.includes(SERVICE) ?? false;

test('the first form on the page lists a requested service, the second does not', async () => {
  const { element: card } = await mount<Card>(CARD + FORM + FORM);
  card.press();
  const [first = null, second = null] = document.querySelectorAll('bio-test-form');
  await expect.poll(() => countIn(first)).toBe(1);
  expect(countIn(second)).toBe(0);
  expect(isStored()).toBe(false);
});

test('without a form on the page, the next form lists the service, once', async () => {
  const { element: card } = await mount<Card>(CARD);
  card.press();
  card.press();
  expect(countIn((await mount(FORM)).element)).toBe(1);
  expect(countIn((await mount(FORM)).element)).toBe(0);
});

test('a page that prevents the event handles the request itself', async () => {
  const { element: card } = await mount<Card>(CARD + FORM);
  card.addEventListener('bio-schedule', (event) => event.preventDefault());
  card.press();
  expect(countIn(document.querySelector('bio-test-form'))).toBe(0);
  expect(isStored()).toBe(false);
});

test('a form that was removed lists nothing', async () => {
  const { element: card } = await mount<Card>(CARD + FORM);
  document.querySelector('bio-test-form')?.remove();
  card.press();
  expect(isStored()).toBe(true);
});

test.each(['not JSON', '{"a":1}', '[1, null]'])(
  'an entry that another script stored is ignored: %s',
  async (entry) => {
    sessionStorage.setItem('bio:schedule', entry);
    expect(countIn((await mount(FORM)).element)).toBe(0);
  },
);
