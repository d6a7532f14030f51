/** What can be known of an endpoint only by asking it from the page. */
import { deskUrl } from '../../page/deskUrl';
import type { Page } from '../page';
import type { Finding } from '../report';
import type { Rule } from '../rule';
import { endpointsOf, isOfPlugin } from '../rules/endpoint';

/** Milliseconds. */
const PATIENCE = 15_000;

const preflight: Rule = {
  right: 'The desk answers the preflight that comes before each lead.',
  needsNetwork: true,
  appliesTo: (page) => desksElsewhere(page).length > 0,
  find: async (page, network) => {
    const found = desksElsewhere(page).map(async ({ check, url, owner }): Promise<Finding[]> => {
      const plain = await network.get(check);
      if (typeof plain === 'string' || !plain.ok) return []; // it is said already
      try {
        // The type of a lead's body needs a preflight, also with GET, which brings no lead.
        await fetch(check, {
          headers: { 'content-type': 'application/json' },
          credentials: 'omit',
          cache: 'no-store',
          signal: AbortSignal.timeout(PATIENCE),
        });
        return [];
      } catch {
        return [
          {
            severity: 'warning',
            what: `${url.origin} answers, but not the preflight (OPTIONS) that comes before each lead: leads are sent as plain text.`,
            where: page.placeOf(owner),
            mend: 'Let the proxy or firewall before the desk pass OPTIONS on to it.',
          },
        ];
      }
    });
    return (await Promise.all(found)).flat();
  },
};

const desksElsewhere = (page: Page) =>
  endpointsOf(page).flatMap(({ url, owner }) => {
    const check = deskUrl(url, 'check');
    return check && url.origin !== page.address?.origin ? [{ check, url, owner }] : [];
  });

const receipts: Rule = {
  right: 'The endpoint can be asked without a lead.',
  appliesTo: (page) => endpointsOf(page).length > 0,
  find: (page) =>
    endpointsOf(page)
      .filter(({ url }) => !deskUrl(url, 'check') && !isOfPlugin(url))
      .map(({ url, owner }) => ({
        severity: 'unchecked',
        what: `Whether ${url.href} takes leads from this page, and proves it: it is no lead desk’s address, and gets no test lead.`,
        where: page.placeOf(owner),
        mend: 'Send one lead yourself. The form’s thank-you says that it was taken; the console says why it was not.',
      })),
};

export const liveEndpointRules: readonly Rule[] = [preflight, receipts];
