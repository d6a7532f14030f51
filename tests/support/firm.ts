/**
 * What the browser tests expect to be shown of the firm's facts. Names, prices and the phone are read from the facts of the
 * site, and items are picked by their position or a property, so that replacing the facts breaks no test.
 */
import { defaultBusiness } from '../../src/content/business';
import { formatMoney, formatRange, type ShownRange } from '../../src/domain/money';

const {
  audit,
  company,
  contact,
  currency,
  estimator,
  faqs,
  locale,
  menu,
  quote,
  servicePages,
  services: serviceCards,
  wheel,
} = defaultBusiness;

export { company, servicePages };

/** @throws Error that names what the facts lack. */
function required<Fact>(fact: Fact | undefined, what: string): Fact {
  if (fact === undefined) throw new Error(`The browser tests need ${what} in business.json.`);
  return fact;
}

export const PHONE = company.phone;
export const PHONE_HREF = `tel:${PHONE.replace(/(?!^\+)\D/g, '')}`;

/** What the audit wizard offers, step by step. */
export const auditOptions = {
  Clean: audit.cleaningServices,
  Strip: audit.strippingServices,
  Protect: audit.protectionServices,
};

/** The answers to How Did You Hear About Us? */
export const { hearAboutUs } = contact;
/** One of them. */
export const heardOf = required(hearAboutUs.at(-1), 'an answer to How Did You Hear About Us?');

const money = { currency, locale: locale || 'en' };
export const formatPrice = (amount: number): string => formatMoney(amount, money);
export const formatPrices = (range: ShownRange): string => formatRange(range, money);
/** The same as it is heard. */
export const heardPrices = (range: ShownRange): string => formatPrices(range).replace('–', ' to ');

/** The items of the estimator, by the step that offers them. */
const offeredIn = (step: 'services' | 'addOns') =>
  estimator.groups
    .filter((group) => group.step === step)
    .flatMap(({ id }) => estimator.items.filter(({ group }) => group === id))
    .map(({ price, ...item }) => ({ ...item, price: required(price, `a price of ${item.id}`) }));

export const estimatorItems = { services: offeredIn('services'), addOns: offeredIn('addOns') };

const forTheJob = estimatorItems.services.filter(({ unit }) => !unit);
/** The first service of the estimator that is priced for the job. */
export const firstService = required(forTheJob[0], 'a service with a price for the job');
/** The second one: a test that selects it notices when the first is selected by accident. */
export const service = required(forTheJob[1], 'two services with a price for the job');
/** A service that is priced per unit. */
export const serviceByUnit = required(
  estimatorItems.services.find(({ unit }) => unit),
  'a service with a price per unit',
);
/** The label of the field for its number of units. */
export const quantityLabel = serviceByUnit.quantityLabel || `How many? (${serviceByUnit.unit})`;
/** The first add-on of the estimator. */
export const addOn = required(estimatorItems.addOns[0], 'an add-on in the estimator');
/** The second one. */
export const otherAddOn = required(estimatorItems.addOns[1], 'two add-ons in the estimator');

/** The questions that a step of the estimator asks. */
export const questionsIn = (step: 'property' | 'location') =>
  estimator.modifiers
    .filter((modifier) => modifier.step === step)
    .map(({ options = [], ...question }) => ({
      ...question,
      options: options.map(({ factor = 1, ...option }) => ({ ...option, factor })),
    }));

/** The first question about the property. */
export const firstQuestion = required(questionsIn('property')[0], 'a question about the property');
const answerAt = (index: number) =>
  required(firstQuestion.options[index], 'a question about the property with two answers').label;
export const firstAnswer = answerAt(0);
export const secondAnswer = answerAt(1);

export const { propertyTypes, visitHours } = estimator;

/** The groups of the quote builder, by the step that shows them. */
const groupsIn = (step: 'core' | 'addOns') =>
  quote.groups.filter((group) => group.step === step && group.items.length > 0);

export const quoteGroups = { core: groupsIn('core'), addOns: groupsIn('addOns') };
/** The items of the quote builder, by the step that offers them. */
export const quoteItems = {
  core: quoteGroups.core.flatMap(({ items }) => items),
  addOns: quoteGroups.addOns.flatMap(({ items }) => items),
};
export const firstQuoteItem = required(quoteItems.core[0], 'a service in the quote builder');
/** Another service. */
export const lastQuoteItem = required(quoteItems.core.slice(1).at(-1), 'two services in the quote builder');
export const quoteAddOn = required(quoteItems.addOns[0], 'an add-on in the quote builder');
export const otherQuoteAddOn = required(quoteItems.addOns[1], 'two add-ons in the quote builder');

/** The first and the last service card of the home page. */
export const firstCard = required(serviceCards[0], 'a service card');
export const lastCard = required(serviceCards.at(-1), 'a service card');
/** A station of the wheel that leads to a service card, and the name of that card. */
export const station = required(
  wheel
    .flatMap(({ label, description, href }) =>
      serviceCards
        .filter(({ id }) => href === `#${id}`)
        .map(({ name }) => ({ label, description, card: name })),
    )
    .at(-1),
  'a station of the wheel that leads to a service card',
);

/** The entry of the menu that opens links. */
export const submenu = required(
  menu.flatMap(({ label, links = [] }) => (links.length > 0 ? [{ label, links }] : []))[0],
  'an entry of the menu with links below it',
);
/** A link of it that leads to the page of a service, with the heading of that page. */
export const serviceLink = required(
  submenu.links
    .flatMap(({ label, href = '' }) => {
      const id = serviceCards.find((entry) => entry.href === href)?.id;
      return servicePages.filter((page) => page.id === id).map(({ title }) => ({ label, href, title }));
    })
    .at(-1),
  'a link to the page of a service in the menu',
);

/** A question that is not among the quick answers. */
export const question = required(
  faqs.findLast(({ quick }) => !quick),
  'a question that is not among the quick answers',
);
