/** What a new firm's file says, by language: the owner changes it there. */
import type { SiteTexts } from '../../src/languages/en/site';
import { siteTexts } from '../../src/languages/site';

interface FirmWords {
  services: string;
  prices: string;
  contact: string;
  home: string;
  more: string;
  where: string;
  whereAnswer: string;
  cost: string;
  costAnswer: string;
  found: readonly string[];
  howMany: string;
}

const words: Readonly<Record<string, FirmWords>> = {
  en: {
    services: 'Services',
    prices: 'Prices',
    contact: 'Contact',
    home: 'Home',
    more: 'More',
    where: 'Where do you work?',
    whereAnswer: 'In {company.area}.',
    cost: 'What will it cost?',
    costAnswer: 'Every service shows its price range. You get an exact price before any work begins.',
    found: ['Search engine', 'Recommendation', 'Other'],
    howMany: 'How many? ({unit})',
  },
  es: {
    services: 'Servicios',
    prices: 'Precios',
    contact: 'Contacto',
    home: 'Inicio',
    more: 'Más',
    where: '¿Dónde trabajan?',
    whereAnswer: 'En {company.area}.',
    cost: '¿Cuánto costará?',
    costAnswer:
      'Cada servicio muestra su rango de precios. Recibe un precio exacto antes de que comience el trabajo.',
    found: ['Buscador', 'Recomendación', 'Otro'],
    howMany: '¿Cuántos? ({unit})',
  },
  de: {
    services: 'Leistungen',
    prices: 'Preise',
    contact: 'Kontakt',
    home: 'Startseite',
    more: 'Mehr',
    where: 'Wo arbeiten Sie?',
    whereAnswer: 'In {company.area}.',
    cost: 'Was wird es kosten?',
    costAnswer:
      'Jede Leistung zeigt ihre Preisspanne. Sie bekommen einen genauen Preis, bevor die Arbeit beginnt.',
    found: ['Suchmaschine', 'Empfehlung', 'Anderes'],
    howMany: 'Wie viele? ({unit})',
  },
};

/** The languages that a firm's site can have. */
export const LANGUAGES: readonly string[] = Object.keys(words);

export function wordsIn(language: string): FirmWords & { site: SiteTexts } {
  const [own, site] = [words[language], siteTexts[language]];
  if (!own || !site) throw new Error(`There are no words in "${language}".`);
  return { ...own, site };
}
