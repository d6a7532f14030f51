import { defaultBusiness } from '../../src/content/business';

/** The servers of this test run listen on free ports: `globalSetup.ts` starts them and says where. */
const urlOf = (name: string): string => process.env[name] ?? '';

/** Our own site with its lead desk. */
export const SITE = urlOf('SITE_URL');

/** Somebody else's site, on the desk's allow list. */
export const FOREIGN_SITE = urlOf('FOREIGN_URL');

/** The same pages from an origin that nobody has allowed. */
export const STRANGER_SITE = urlOf('STRANGER_URL');

/** The folder in which this run's desk stores its leads. */
export const DATA_DIR = 'test-results/desk';

/** Where leads are sent. */
export const DESK = `${SITE}/api/requests`;
export const MODULE_FILE = `${SITE}/biosystem.js`;
export const CLASSIC_FILE = `${SITE}/biosystem.iife.js`;

/** The pages that answer a form which was sent without script: with script no link leads to them. */
export const ANSWER_PAGES = ['/book', '/thank-you'];

/** The pages of our own site, but for the one that answers unknown paths. */
export const PAGES = [
  '/',
  ...defaultBusiness.servicePages.map(({ id }) => `/services/${id}`),
  '/services/add-ons',
  '/biocare',
  '/biocheck',
  '/sample-report',
  '/privacy',
  '/terms',
  '/accessibility',
  ...ANSWER_PAGES,
];

/** The same in Spanish. */
export const SPANISH_PAGES = PAGES.map((path) => `/es${path}`);
