/** Three firms of other trades: two languages, another country, and hardly any facts. */

/** A firm that begins with nothing. */
export interface NewFirm {
  /** The options of `npm run firm -- init`. */
  init: Readonly<Record<string, string>>;
  /** Files that its owner writes besides, by their paths in the project: copies of these, or the HTML that a document shows. */
  files: Readonly<Record<string, string>>;
  languages: readonly string[];
  /** What its pages have to say. */
  says: Readonly<Record<string, readonly string[]>>;
}

export const FIRMS: Readonly<Record<string, NewFirm>> = {
  portland: {
    init: {
      name: 'Rose City Gutters',
      phone: '(503) 555-0144',
      email: 'hello@rosecity.example',
      place: 'Portland, Oregon',
      street: '12 Mill Lane',
      zip: '97205',
      country: 'US',
      services: 'Gutter cleaning = 180-420; Window washing = 150-390; Gutter guards = 9-14 / foot',
      languages: 'en,es',
      'time-zone': 'America/Los_Angeles',
      color: '#7a2f6b',
      logo: 'RC',
    },
    files: { 'demo/public/business.es.json': 'tests/firms/portland.es.json' },
    languages: ['en', 'es'],
    says: {
      'services/gutter-guards.html': ['$9–$14 per foot', '"unitText":"foot"', '"postalCode":"97205"'],
      'es/services/gutter-guards.html': ['Protectores de canaletas', 'por pie'],
      'es/index.html': ['content="es_US"', 'Díganos qué necesita'],
    },
  },
  hamburg: {
    init: { from: 'tests/firms/hamburg.json' },
    files: {},
    languages: ['de'],
    says: {
      'index.html': [
        '<html lang="de">',
        'content="de_DE"',
        '"addressCountry":"DE"',
        'ab 1.500',
        '"opens":"08:00"',
      ],
      'lager.html': ['79', '"unitText":"Monat"'],
      'imprint.html': ['HRB 99999', 'Vertreten durch: Jonna Petersen'],
      'services/klavier.html': ['Flügel', 'pro Etage'],
    },
  },
  panes: {
    init: {
      name: 'Clear Panes by Ana',
      phone: '(303) 555-0122',
      email: 'ana@panes.example',
      place: 'Boulder, Colorado',
      zip: '80301',
      street: '',
      country: 'US',
      services: 'Window washing = 8-14 / window; Screen cleaning = 4-6 / screen',
      languages: 'en',
      color: '#1f5f8b',
      logo: '',
    },
    files: { 'demo/our-vans.html': 'docs/your-site.md' },
    languages: ['en'],
    says: {
      'index.html': ['Clear Panes by Ana in Boulder, Colorado', '$8–$14 per window'],
      'our-vans.html': [
        '<title>Our vans | Clear Panes by Ana</title>',
        'They come to Boulder, Colorado, with ladders',
      ],
    },
  },
};
