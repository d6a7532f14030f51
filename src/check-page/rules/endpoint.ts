/** Whether what visitors send arrives. */
import { deskUrl } from '../../page/deskUrl';
import { expectedInstead, sendsLeads, settingOf, settingsOf, widgetsOf } from '../elements';
import { type Answer, asObject, type Network, textOf } from '../network';
import type { Page } from '../page';
import type { Finding } from '../report';
import type { Rule } from '../rule';
import { ourScripts } from '../script';

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

const present: Rule = {
  right: 'Every form knows where to send.',
  appliesTo: (page) => sending(page).length > 0,
  find: (page) =>
    sending(page)
      .filter((element) => !settingOf(element, 'endpoint'))
      .map((element) => ({
        severity: 'error',
        what: `<${element.localName}> has no endpoint, neither its own nor that of a <bio-site> around it: nothing is sent.`,
        where: page.placeOf(element),
        mend: `Write endpoint="${suggestedFor(page)}".`,
      })),
};

/** The desk that the script comes from, else an example. */
const suggestedFor = (page: Page): string =>
  `${ourScripts(page).find(({ url }) => url)?.url?.origin ?? 'https://your-desk.example'}/api/requests`;

const scheme: Rule = {
  right: 'Leads are sent by https.',
  appliesTo: (page) => page.address?.protocol !== 'http:' && endpointsOf(page).length > 0,
  find: (page) =>
    endpointsOf(page)
      .filter(
        ({ url }) => url.protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname),
      )
      .map(({ url, owner }) => ({
        severity: 'error',
        what: `The endpoint ${url.href} is an http address: a page that comes by https sends nothing there.`,
        where: page.placeOf(owner),
        mend: 'Write https:// in the endpoint.',
      })),
};

/** Where the WordPress plugin takes leads, with and without permalinks. */
const PLUGIN = /\/biosystem\/v1\/leads\/?$/;

export const isOfPlugin = ({ href }: URL): boolean => PLUGIN.test(href);

const path: Rule = {
  right: 'The endpoint is that of a desk, or of something else that takes leads.',
  appliesTo: (page) => endpointsOf(page).length > 0,
  find: (page) => {
    const desks = ourScripts(page).map(({ url }) => url?.origin);
    return endpointsOf(page)
      .filter(({ url }) => !deskUrl(url, 'check') && !isOfPlugin(url) && desks.includes(url.origin))
      .map(({ url, owner }) => ({
        severity: url.pathname.length < 6 || url.pathname.startsWith('/api') ? 'error' : 'warning',
        what: `At ${url.pathname} no desk takes leads.`,
        where: page.placeOf(owner),
        mend: `The endpoint of the desk is ${url.origin}/api/requests, for a firm with its id behind it: /api/requests/its-id.`,
      }));
  },
};

const allowed: Rule = {
  right: 'The desk takes leads from this page.',
  needsNetwork: true,
  appliesTo: (page) => endpointsOf(page).some(({ url }) => deskUrl(url, 'check')),
  find: async (page, network) => {
    const asked = endpointsOf(page).map(({ url, owner }) => askDesk(url, page.placeOf(owner), page, network));
    return (await Promise.all(asked)).flat();
  },
};

async function askDesk(
  endpoint: URL,
  where: Finding['where'],
  page: Page,
  network: Network,
): Promise<Finding[]> {
  const check = deskUrl(endpoint, 'check');
  if (!check) return []; // somebody else's webhook gets no request that it does not know
  const origin = page.address?.origin;
  if (origin !== undefined) check.searchParams.set('origin', origin);
  const found = judge(await network.get(check), endpoint, origin);
  return found ? [{ ...found, where }] : [];
}

function judge(answer: Answer, { origin: desk }: URL, origin: string | undefined): Finding | undefined {
  if (answer === 'mixed')
    return {
      severity: 'unchecked',
      what: 'Whether the desk takes leads from this page: it is asked by http.',
    };
  if (answer === 'forbidden')
    return {
      severity: 'unchecked',
      what: 'Whether the desk takes leads from this page: the page’s policy forbids to ask it.',
    };
  if (answer === 'unreadable')
    return {
      severity: 'error',
      what: `No lead desk answers at ${desk}.`,
      mend: 'Correct the endpoint, or start the desk.',
    };
  const said = asObject(textOf(answer));
  if (!answer.ok && typeof said?.['detail'] === 'string')
    return {
      severity: 'error',
      what: `The desk refuses the endpoint. ${said['detail']}`,
      mend: 'Correct the endpoint.',
    };
  if (!answer.ok || typeof said?.['originAllowed'] !== 'boolean')
    return {
      severity: 'error',
      what: `What answers at ${desk} is no lead desk.`,
      mend: 'Write the address of your desk, with /api/requests behind it.',
    };
  if (origin === undefined)
    return {
      severity: 'unchecked',
      what: 'Whether the desk takes leads from this page: its address is not known.',
    };
  if (said['origin'] !== origin)
    return {
      severity: 'unchecked',
      what: 'Whether the desk takes leads from this page: it is too old to tell.',
    };
  return said['originAllowed']
    ? undefined
    : {
        severity: 'error',
        what: `The desk takes no leads from ${origin}.`,
        mend: `Add ${origin} to ALLOWED_ORIGINS of the desk, for a firm to its allowedOrigins, and restart the desk.`,
      };
}

export const endpointRules: readonly Rule[] = [present, scheme, path, allowed];
