/*
 * Ports below 32768: Linux hands those above out to outgoing connections, of which the fault tests make thousands, and
 * one that such a connection held is taken for a minute after its end.
 */

/** Our own site with its lead desk. */
export const SITE_PORT = 21730;
export const SITE = `http://localhost:${SITE_PORT}`;

/** Somebody else's site, on the desk's allow list. */
export const FOREIGN_PORT = 21731;
export const FOREIGN_SITE = `http://localhost:${FOREIGN_PORT}`;

/** The same pages from an origin that nobody has allowed. */
export const STRANGER_PORT = 21732;
export const STRANGER_SITE = `http://localhost:${STRANGER_PORT}`;

/** Where leads are sent. */
export const DESK = `${SITE}/api/requests`;
export const MODULE_FILE = `${SITE}/biosystem.js`;
export const CLASSIC_FILE = `${SITE}/biosystem.iife.js`;

/** The pages of our own site, but for the one for addresses that lead nowhere. */
export const PAGES = [
  '/',
  '/services/biorinse',
  '/services/bioblast',
  '/services/bioseal',
  '/services/biobuild',
  '/services/bioguide',
  '/services/add-ons',
  '/biocare',
  '/biocheck',
  '/privacy',
  '/terms',
];
