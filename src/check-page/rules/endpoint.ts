/** Whether what visitors send arrives. */
import { deskUrl } from '../../page/deskUrl';
import { expectedInstead, sendsLeads, settingOf, settingsOf, widgetsOf } from '../elements';
import { type Answer, asObject, textOf } from '../network';
import type { Page } from '../page';
import { eachOf, error, type Found, type Rule, unchecked, warning } from '../rule';
import { ourScripts } from '../script';
import { isPlainHttp } from './script';

const sending = (page: Page): Element[] =>
  widgetsOf(page).flatMap(({ element, known }) => (sendsLeads(known) ? [element] : []));

/** The endpoints that are addresses, each once. */
export function endpointsOf(page: Page): { url: URL; owner: Element }[] {
  const attribute = page.manifest[0]?.attributes.find(({ name }) => name === 'endpoint');
  return settingsOf(page, 'endpoint').flatMap(({ value, owner }) => {
    if (attribute && expectedInstead(attribute, value) !== undefined) return []; // it is said already
    const url = page.resolve(value);
    return url ? [{ url, owner }] : [];
  });
}

const present = eachOf(sending, {
  right: 'Every form knows where to send.',
  find: (element, page) =>
    settingOf(element, 'endpoint')
      ? undefined
      : error(
          `<${element.localName}> has no endpoint, neither its own nor that of a <bio-site> around it: nothing is sent.`,
          `Write endpoint="${suggestedFor(page)}".`,
          element,
        ),
});

/** The desk that the script comes from, else an example. */
const suggestedFor = (page: Page): string =>
  `${ourScripts(page).find(({ url }) => url)?.url?.origin ?? 'https://your-desk.example'}/api/requests`;

const ofSecure = (page: Page) => (page.address?.protocol === 'http:' ? [] : endpointsOf(page));

const scheme = eachOf(ofSecure, {
  right: 'Leads are sent by https.',
  find: ({ url, owner }) =>
    isPlainHttp(url)
      ? error(
          `The endpoint ${url.href} is an http address: a page that comes by https sends nothing there.`,
          'Write https:// in the endpoint.',
          owner,
        )
      : undefined,
});

/** Where the WordPress plugin takes leads, with and without permalinks. */
const PLUGIN = /\/biosystem\/v1\/leads\/?$/;

export const isOfPlugin = ({ href }: URL): boolean => PLUGIN.test(href);

const path = eachOf(endpointsOf, {
  right: 'The endpoint is that of a desk, or of something else that takes leads.',
  find: ({ url, owner }, page) => {
    const isOfScript = ourScripts(page).some((script) => script.url?.origin === url.origin);
    if (deskUrl(url, 'check') || isOfPlugin(url) || !isOfScript) return undefined;
    const say = url.pathname.length < 6 || url.pathname.startsWith('/api') ? error : warning;
    return say(
      `At ${url.pathname} no desk takes leads.`,
      `The endpoint of the desk is ${url.origin}/api/requests, for a firm with its id behind it: /api/requests/its-id.`,
      owner,
    );
  },
});

/** The endpoints of desks: somebody else's webhook gets no request that it does not know. */
export const deskEndpointsOf = (page: Page) =>
  endpointsOf(page).flatMap(({ url, owner }) => {
    const check = deskUrl(url, 'check');
    return check ? [{ url, owner, check }] : [];
  });

const allowed = eachOf(deskEndpointsOf, {
  right: 'The desk takes leads from this page.',
  needsNetwork: true,
  find: async ({ url, owner, check }, page, network) => {
    const origin = page.address?.origin;
    if (origin !== undefined) check.searchParams.set('origin', origin);
    const found = judge(await network.get(check), url, origin);
    return found && { ...found, at: owner };
  },
});

function judge(answer: Answer, { origin: desk }: URL, origin: string | undefined): Found | undefined {
  const untold = (why: string) => unchecked(`Whether the desk takes leads from this page: ${why}.`);
  if (answer === 'mixed') return untold('it is asked by http');
  if (answer === 'forbidden') return untold('the page’s policy forbids to ask it');
  if (answer === 'unreadable')
    return error(`No lead desk answers at ${desk}.`, 'Correct the endpoint, or start the desk.');
  const said = asObject(textOf(answer));
  if (!answer.ok && typeof said?.['detail'] === 'string')
    return error(`The desk refuses the endpoint. ${said['detail']}`, 'Correct the endpoint.');
  if (!answer.ok || typeof said?.['originAllowed'] !== 'boolean')
    return error(
      `What answers at ${desk} is no lead desk.`,
      'Write the address of your desk, with /api/requests behind it.',
    );
  if (origin === undefined) return untold('its address is not known');
  if (said['origin'] !== origin) return untold('it is too old to tell');
  return said['originAllowed']
    ? undefined
    : error(
        `The desk takes no leads from ${origin}.`,
        `Add ${origin} to ALLOWED_ORIGINS of the desk, for a firm to its allowedOrigins, and restart the desk.`,
      );
}

export const endpointRules: readonly Rule[] = [present, scheme, path, allowed];
