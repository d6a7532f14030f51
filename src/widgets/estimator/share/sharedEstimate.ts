import { fillText } from '../../../domain/fillText';
import { CAMPAIGN_TAG } from '../../../leads/campaignTag';
import { overlayId } from '../../../page/hash';
import { withoutPrefill } from '../../../page/pageUrl';
import type { ShareableText } from '../../../ui/share/share';
import { type Answers, selectedItems } from '../answers/answers';
import { sharedParameters } from '../answers/sharedAnswers';
import { spec } from '../estimator.element';
import type { Terms } from '../offer/terms';
import { type EstimatorSettings, termsOf } from '../offer/termsOf';
import { wordingOf } from '../offer/wording';
import { headlineOf } from '../price/headline';

/** What of the state is shared: nothing that says who the visitor is. */
interface Shareable {
  answers: Answers;
  /** Ids that the page's URL preselects. */
  fromUrl: readonly string[] | undefined;
}

/**
 * An estimate to be shared: in words, with a link that opens it again. In a frame there is no link: its page is not the one
 * that the visitor sees.
 */
export function sharedEstimate(
  host: Element,
  { answers, fromUrl }: Shareable,
  settings: EstimatorSettings,
): ShareableText {
  const { facts, messages } = settings;
  const { title, result } = messages.estimator;
  const terms = termsOf(settings, fromUrl);
  const wording = wordingOf(messages.estimator, facts.currency, terms.locale);
  const services = selectedItems(answers, terms)
    .map(({ name }) => name)
    .join(', ');
  const text = fillText(result.shareText, { services, range: headlineOf(answers, terms, wording) });
  const { name, phone } = facts.company;
  return {
    title: [name, title].filter(Boolean).join(': '),
    text: [text, [name, phone].filter(Boolean).join(', ')].filter(Boolean).join('\n'),
    ...(self === top && { url: linkTo(host, answers, terms) }),
  };
}

/** The page's URL with the answers in it, without what says how this visitor came to it. */
function linkTo(host: Element, answers: Answers, terms: Terms): string {
  const url = new URL(withoutPrefill(location.href));
  const tags = [...url.searchParams.keys()].filter((name) => CAMPAIGN_TAG.test(name));
  for (const name of tags) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(sharedParameters(answers, terms)))
    url.searchParams.set(name, value);
  url.hash = (host.matches(spec.overlay.selector) ? overlayId(host, spec.overlay) : host.id) ?? '';
  return url.href;
}
