import { afterEach, describe, expect, test } from 'vitest';
import { languageFallbacks, pageLanguage } from './language';
import { findSetting, nearestSetting, settingSources } from './nearestSetting';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = '';
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

describe('nearestSetting', () => {
  test("the element's own attribute has priority over that of the <bio-site> around it", () => {
    document.body.innerHTML = '<bio-site phone="1"><x-widget phone="2"></x-widget></bio-site>';
    expect(nearestSetting(find('x-widget'), 'phone')).toBe('2');
  });

  test('a blank attribute counts as absent, and of several <bio-site> the nearest counts', () => {
    document.body.innerHTML =
      '<bio-site phone="1"><bio-site phone="2"><x-widget phone=" "></x-widget></bio-site></bio-site>';
    expect(nearestSetting(find('x-widget'), 'phone')).toBe('2');
    expect(nearestSetting(find('x-widget'), 'endpoint')).toBeUndefined();
  });

  test('a property that the page has set is found, with its owner', () => {
    document.body.innerHTML = '<bio-site><x-widget></x-widget></bio-site>';
    const config = { company: { name: 'Bright Panes' } };
    Object.assign(find('bio-site'), { config });
    expect(findSetting(find('x-widget'), 'config')).toEqual({ value: config, owner: find('bio-site') });
  });

  test('a <bio-site> outside of the shadow root that holds the element counts', () => {
    document.body.innerHTML = '<bio-site phone="1"><x-host></x-host></bio-site>';
    const shadow = find('x-host').attachShadow({ mode: 'open' });
    shadow.innerHTML = '<p><x-widget></x-widget></p>';
    const widget = shadow.querySelector('x-widget') as Element;
    expect(nearestSetting(widget, 'phone')).toBe('1');
    expect(settingSources(widget)).toEqual([widget, find('bio-site')]);
  });
});

describe('pageLanguage', () => {
  test('is the nearest lang attribute, across shadow roots, else English', () => {
    document.body.innerHTML = '<x-host></x-host>';
    const shadow = find('x-host').attachShadow({ mode: 'open' });
    shadow.innerHTML = '<x-widget></x-widget>';
    const widget = shadow.querySelector('x-widget') as Element;
    expect(pageLanguage(widget)).toBe('en');
    document.documentElement.lang = 'de';
    expect(pageLanguage(widget)).toBe('de');
    widget.setAttribute('lang', 'pt-BR');
    expect(pageLanguage(widget)).toBe('pt-BR');
  });

  test.each([
    ['pt-BR', ['pt-br', 'pt', 'en']],
    ['pt-PT', ['pt', 'en']],
    ['de', ['en']],
    ['EN-gb', ['en']],
    ['constructor', ['en']],
  ])('with messages in pt, en and pt-br, lang="%s" falls back in the order %j', (lang, expected) => {
    expect(languageFallbacks(['pt', 'en', 'pt-br'], lang)).toEqual(expected);
  });
});
