/** What can be known of an endpoint only by asking it from the page. */
import { deskUrl } from '../../page/deskUrl';
import type { Page } from '../page';
import { eachOf, type Rule, unchecked, warning } from '../rule';
import { deskEndpointsOf, endpointsOf, isOfPlugin } from '../rules/endpoint';

/** Milliseconds. */
const PATIENCE = 15_000;

const desksElsewhere = (page: Page) =>
  deskEndpointsOf(page).filter(({ url }) => url.origin !== page.address?.origin);

const preflight = eachOf(desksElsewhere, {
  right: 'The desk answers the preflight that comes before each lead.',
  needsNetwork: true,
  find: async ({ check, url, owner }, _page, network) => {
    const plain = await network.get(check);
    if (typeof plain === 'string' || !plain.ok) return undefined; // it is said already
    try {
      // The type of a lead's body needs a preflight, also with GET, which brings no lead.
      await fetch(check, {
        headers: { 'content-type': 'application/json' },
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE),
      });
      return undefined;
    } catch {
      return warning(
        `${url.origin} answers, but not the preflight (OPTIONS) that comes before each lead: leads are sent as plain text.`,
        'Let the proxy or firewall before the desk pass OPTIONS on to it.',
        owner,
      );
    }
  },
});

const receipts = eachOf(endpointsOf, {
  right: 'The endpoint can be asked without a lead.',
  find: ({ url, owner }) =>
    deskUrl(url, 'check') || isOfPlugin(url)
      ? undefined
      : unchecked(
          `Whether ${url.href} takes leads from this page, and proves it: it is no lead desk’s address, and gets no test lead.`,
          'Send one lead yourself. The form’s thank-you says that it was taken; the console says why it was not.',
          owner,
        ),
});

export const liveEndpointRules: readonly Rule[] = [preflight, receipts];
