import { attributeName, commonAttributeNames } from '../../page/attributes';
import { settingSources } from '../../page/nearestSetting';
import { proxyProperties } from '../proxies';
import { islandsIn } from '../registry';

/** @param properties names of the attributes' properties. */
export function onAttributeChange(
  element: Element,
  properties: readonly string[],
  callback: () => void,
): void {
  new MutationObserver(callback).observe(element, { attributeFilter: properties.map(attributeName) });
}

const watchedSites = new WeakSet<Element>();

/** Hydrates all islands inside the `<bio-site>` around an element when the site's settings change. */
export function onSiteChange(element: Element): void {
  const [, site] = settingSources(element);
  if (!(site instanceof HTMLElement) || watchedSites.has(site)) return;
  watchedSites.add(site);
  // As its class will do; now, because later all that stands in it would be laid out again.
  site.style.display = 'contents';
  const hydrateAll = () => islandsIn(site).forEach(({ hydrate }) => hydrate());
  proxyProperties(site, commonAttributeNames, hydrateAll);
  onAttributeChange(site, commonAttributeNames, hydrateAll);
}
