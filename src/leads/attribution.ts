import type { Attribution, Touch } from './schema';

const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;
const MAX_VALUE = 500;

/** What the address and the referrer of one page tell of how the visitor came. Values are cut at 500 characters. */
export function readTouch(page: string, referrer: string): Touch {
  const touch: Touch = { landingPage: page.slice(0, 2000) };
  if (referrer) touch.referrer = referrer.slice(0, 2000);
  for (const [name, value] of new URL(page).searchParams)
    if (CAMPAIGN.test(name)) touch[name as keyof Touch] = value.slice(0, MAX_VALUE);
  return touch;
}

/** First and last touch, as far as this page knows them: both are this page's own. */
export function readAttribution(page: string, referrer: string): Attribution {
  const touch = readTouch(page, referrer);
  return { first: touch, last: touch };
}
