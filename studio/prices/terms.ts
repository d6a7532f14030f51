import type { Business } from '../../src/content/business';
import { pickMessages } from '../../src/content/pickMessages';
import { moneyStyle } from '../../src/domain/moneyStyle';
import { DEFAULT_LANGUAGE } from '../../src/page/language';
import { offeredItems } from '../../src/widgets/estimator/offer/offer';
import { withRanges } from '../../src/widgets/estimator/offer/ranges';
import type { Terms } from '../../src/widgets/estimator/offer/terms';
import { type Wording, wordingOf } from '../../src/widgets/estimator/offer/wording';
import type { ConfigJson } from '../draft/draft';

/** By which a firm's prices are computed, and the words in which they are explained. */
export interface PriceTerms {
  terms: Terms;
  wording: Wording;
  /** The language of the words, a BCP 47 tag. */
  lang: string;
}

/** @param lang of the messages. @default 'en' */
export function priceTermsOf(business: Business, lang = DEFAULT_LANGUAGE): PriceTerms {
  const { currency, texts } = business;
  const facts = withRanges(business.estimator);
  const { lang: found, messages } = pickMessages(texts, lang);
  const locale = moneyStyle(business, lang).locale;
  const terms: Terms = {
    facts,
    preselected: offeredItems(facts).flatMap(({ id }) => (facts.preselected.includes(id) ? [id] : [])),
    quantities: true,
    locale,
    yes: messages.estimator.yes,
    no: messages.estimator.no,
  };
  return { terms, wording: wordingOf(messages.estimator, currency, locale), lang: found };
}

/** The first language that a config has texts in. @default 'en' */
export function languageOf({ texts }: ConfigJson): string {
  const [first = DEFAULT_LANGUAGE] = Object.keys(Object(texts));
  return first;
}
