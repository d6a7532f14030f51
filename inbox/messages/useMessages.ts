import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Messages } from '../../src/languages/en/inbox';
import { inboxTexts } from '../../src/languages/inbox';
import { readText, storeText } from '../../webapp/stored';

export type Lang = keyof typeof inboxTexts;
export const languages = Object.keys(inboxTexts).filter(isLang);

function isLang(tag: unknown): tag is Lang {
  return typeof tag === 'string' && Object.hasOwn(inboxTexts, tag);
}

const KEY = 'inbox:lang';

/** The language of the page: as it was chosen, else the browser's. */
export const langStore = createStore<{ lang: Lang; choose: (lang: Lang) => void }>((set) => ({
  lang: show(chosen() ?? languages.find((tag) => navigator.language.startsWith(tag)) ?? 'en'),
  choose(lang) {
    storeText(KEY, lang, 'local');
    set({ lang: show(lang) });
  },
}));

function chosen(): Lang | undefined {
  const stored = readText(KEY, 'local');
  return isLang(stored) ? stored : undefined;
}

function show(lang: Lang): Lang {
  document.documentElement.lang = lang;
  return lang;
}

export const useLang = (): Lang => useStore(langStore, ({ lang }) => lang);
export const useMessages = (): Messages => inboxTexts[useLang()];
