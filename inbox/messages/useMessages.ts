import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { en, type Messages } from '../../src/languages/en/inbox';
import { es } from '../../src/languages/es/inbox';

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
    try {
      localStorage.setItem(KEY, lang);
    } catch {
      // It is forgotten when the page is left.
    }
    set({ lang: show(lang) });
  },
}));

function chosen(): Lang | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'en' || stored === 'es' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function show(lang: Lang): Lang {
  document.documentElement.lang = lang;
  return lang;
}

export const useLang = (): Lang => useStore(langStore, ({ lang }) => lang);
export const useMessages = (): Messages => languages[useLang()].messages;
