import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readText, storeText } from '../../webapp/stored';
import { en, type Messages } from './en';
import { es } from './es';

export type Lang = 'en' | 'es';
export const languages: Readonly<Record<Lang, { name: string; messages: Messages }>> = {
  en: { name: 'English', messages: en },
  es: { name: 'Español', messages: es },
};

const KEY = 'inbox:lang';

/** The language of the page: as it was chosen, else the browser's. */
export const langStore = createStore<{ lang: Lang; choose: (lang: Lang) => void }>((set) => ({
  lang: show(chosen() ?? (navigator.language.startsWith('es') ? 'es' : 'en')),
  choose(lang) {
    storeText(KEY, lang, 'local');
    set({ lang: show(lang) });
  },
}));

function chosen(): Lang | undefined {
  const stored = readText(KEY, 'local');
  return stored === 'en' || stored === 'es' ? stored : undefined;
}

function show(lang: Lang): Lang {
  document.documentElement.lang = lang;
  return lang;
}

export const useLang = (): Lang => useStore(langStore, ({ lang }) => lang);
export const useMessages = (): Messages => languages[useLang()].messages;
