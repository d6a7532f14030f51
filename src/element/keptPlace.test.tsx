import { expect, onTestFinished, test } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { nextRender } from '../testing/mount';
import { defineWidget } from './defineWidget';
import type { WidgetSpec, WidgetViewProps } from './spec';

const spec = {
  tag: 'bio-test-kept-place',
  attributes: {},
  methods: [],
  facts: {},
  messages: {},
} as const satisfies WidgetSpec;

interface State {
  text: string;
}

const store = createStore<State>(() => ({ text: 'Short.' }));
const View = ({ store: own }: WidgetViewProps<typeof spec, State>) => <p>{useStore(own).text}</p>;

test('a child keeps the place by the width of the tag, until somebody acts', async () => {
  const place = document.createElement('div');
  place.style.inlineSize = '1000px';
  place.innerHTML = `<bio-test-kept-place style="display:block;max-width:400px">
    <div style="padding-top:max(min(900px,(450px - 100%)*1e5),300px)"></div>
  </bio-test-kept-place><p>Below</p>`;
  document.body.append(place);
  onTestFinished(() => place.remove());
  const element = place.firstElementChild as HTMLElement;
  expect(element.offsetHeight).toBe(900);

  const ready = new Promise((resolve) => place.addEventListener('bio-ready', resolve, { once: true }));
  defineWidget(spec, View, () => store);
  expect(element.offsetHeight).toBe(900);
  await ready;
  expect(element.offsetHeight).toBe(900);

  store.setState({ text: 'Pressed.' });
  await nextRender();
  expect(element.offsetHeight).toBeLessThan(300);
});
