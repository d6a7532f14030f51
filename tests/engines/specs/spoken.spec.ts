/** What a screen reader would say on each journey, in both languages: kept in `spoken/`, to be read by people. */
import { findAtSpi } from '../../../scripts/engines';
import { defaultBusiness } from '../../../src/content/business';
import { fillUp } from '../../../src/content/pickMessages';
import { fillText } from '../../../src/domain/fillText';
import { es } from '../../../src/languages/es';
import { SCRIPT, serve } from '../../support/foreignPage';
import { sample } from '../../support/sample';
import { DESK, FOREIGN_SITE, SITE } from '../../support/urls';
import type { EngineName } from '../adapter/engine';
import type { Thing, Visitor } from '../adapter/visitor';
import { startsWith } from '../journeys/words';
import { expect, type Listener, test } from '../speech/test';

const languages = { en: defaultBusiness.texts.en, es: fillUp(es.messages, es.texts) };
type Lang = keyof typeof languages;
type Messages = (typeof languages)[Lang];

const PERSON = {
  name: 'Ada Lovelace',
  address: '12 Main Street, Alpharetta, GA 30009',
  email: 'ada@example.com',
  phone: '(770) 555-0100',
};

/** What happens next is loaded for those who have sent something: it is the last that comes. */
const lastOfSent = (visitor: Visitor, { remind }: Messages['form']): Thing => visitor.role('button', remind);

/** Nobody answers there. */
const NOWHERE = 'http://127.0.0.1:1/leads';

interface Journey {
  (listener: Listener, messages: Messages, lang: Lang): Promise<void>;
}

const position = ({ position: text }: Messages['testimonials'], number: number): string =>
  fillText(text, { number, count: 5 });

const page = async (lang: Lang, inside: string): Promise<string> =>
  FOREIGN_SITE + (await serve(`<!doctype html><html lang="${lang}"><title>A page</title>${SCRIPT}${inside}`));

const journeys: Record<string, Journey> = {
  contact: async ({ visitor, after }, { contact, form }, lang) => {
    const send = visitor.role('button', contact.button);
    const field = (name: keyof typeof contact.labels) =>
      visitor.role('textbox', startsWith(contact.labels[name]));
    const url = await page(lang, `<bio-contact-form endpoint="${DESK}"></bio-contact-form>`);
    await after('the page is open', () => visitor.open(url), send);
    await after('sent with nothing in it', () => send.press(), visitor.css('[aria-invalid=true]').first());
    await field('fullName').fill(PERSON.name);
    await field('phone').fill(PERSON.phone);
    await field('email').fill(PERSON.email);
    await field('serviceAddress').fill(PERSON.address);
    await after('sent', () => send.press(), lastOfSent(visitor, form));
  },
  failed: async ({ visitor, after }, { contact }, lang) => {
    const send = visitor.role('button', contact.button);
    const field = (name: keyof typeof contact.labels) =>
      visitor.role('textbox', startsWith(contact.labels[name]));
    await visitor.open(await page(lang, `<bio-contact-form endpoint="${NOWHERE}"></bio-contact-form>`));
    await field('fullName').fill(PERSON.name);
    await field('phone').fill(PERSON.phone);
    await field('email').fill(PERSON.email);
    await field('serviceAddress').fill(PERSON.address);
    await after('sent to a desk that is not there', () => send.press(), visitor.role('alert').first());
  },
  audit: async ({ visitor, after }, { audit, form }, lang) => {
    const next = visitor.role('button', audit.next);
    const heading = (step: keyof typeof audit.steps) => visitor.role('heading', audit.steps[step].heading);
    const field = (name: keyof typeof audit.labels) =>
      visitor.role('textbox', startsWith(audit.labels[name]));
    const url = await page(
      lang,
      `<a href="#audit">Audit</a><bio-audit-wizard endpoint="${DESK}"></bio-audit-wizard>`,
    );
    await visitor.open(url);
    await after('the dialog is open', () => visitor.role('link', 'Audit').press(), heading('info'));
    await field('fullName').fill(PERSON.name);
    await field('serviceAddress').fill(PERSON.address);
    await field('phone').fill(PERSON.phone);
    await field('email').fill('ada');
    await after(
      'Next with an email that is none',
      () => visitor.key('Enter'),
      visitor.css('[aria-invalid=true]').first(),
    );
    await field('email').fill(PERSON.email);
    for (const step of ['clean', 'strip', 'protect', 'submit'] as const) {
      await after(`on to step ${step}`, () => next.press(), heading(step));
      if (step !== 'submit') await visitor.role('checkbox').first().press();
    }
    const submit = visitor.role('button', audit.submit);
    await after('sent', () => submit.press(), lastOfSent(visitor, form));
  },
  estimator: async (listener, { estimator, form }, lang) => {
    const { visitor, after } = listener;
    const url = await page(lang, `<bio-estimator endpoint="${DESK}"></bio-estimator>`);
    const next = visitor.role('button', estimator.next);
    const heading = (step: keyof typeof estimator.steps) =>
      visitor.role('heading', estimator.steps[step].heading);
    await after('the page is open', () => visitor.open(url), heading('services'));
    await after('Next with nothing chosen', () => next.press(), visitor.text(estimator.missingService));
    await visitor.role('checkbox').first().press();
    for (const step of ['addOns', 'property', 'location'] as const)
      await after(`on to step ${step}`, () => next.press(), heading(step));
    const compute = visitor.role('button', estimator.compute);
    await after('the estimate', () => compute.press(), heading('result'));
    const book = visitor.role('button', estimator.book);
    await after('on to the contact', () => book.press(), visitor.role('heading', estimator.contactHeading));
    const field = (name: keyof typeof estimator.labels) =>
      visitor.role('textbox', startsWith(estimator.labels[name]));
    await field('firstName').fill('Ada');
    await field('email').fill(PERSON.email);
    await field('phone').fill(PERSON.phone);
    const confirm = visitor.role('button', estimator.confirm);
    await after('sent', () => confirm.press(), lastOfSent(visitor, form));
  },
  panel: async ({ visitor, after }, { estimator }, lang) => {
    const url = await page(lang, `<bio-estimator mode="panel" endpoint="${DESK}"></bio-estimator>`);
    const button = visitor.role('button', startsWith(estimator.launch));
    await after('the page is open', () => visitor.open(url), button);
    await after('the panel is open', () => button.press(), visitor.role('dialog', estimator.title));
    await after('closed by Escape', () => visitor.key('Escape'), button);
  },
  quote: async ({ visitor, after }, { quote, form }, lang) => {
    const url = await page(lang, `<bio-quote-builder endpoint="${DESK}"></bio-quote-builder>`);
    const field = (name: keyof typeof quote.labels) =>
      visitor.role('textbox', startsWith(quote.labels[name]));
    const heading = (step: keyof typeof quote.steps) => visitor.role('heading', quote.steps[step].heading);
    const next = visitor.role('button', quote.next);
    await after('the page is open', () => visitor.open(url), heading('client'));
    await field('clientName').fill(PERSON.name);
    await field('address').fill(PERSON.address);
    await field('phone').fill(PERSON.phone);
    for (const step of ['services', 'addOns', 'total', 'notes', 'signature'] as const) {
      await after(`on to step ${step}`, () => next.press(), heading(step));
      if (step === 'services') await visitor.role('checkbox').first().press();
    }
    await after('to draw', () => visitor.role('button', quote.draw).press(), visitor.css('canvas'));
    await visitor.role('checkbox', startsWith(quote.approve)).press();
    await field('signature').fill(PERSON.name);
    const complete = visitor.role('button', quote.complete);
    await after('sent', () => complete.press(), lastOfSent(visitor, form));
  },
  menu: async ({ visitor, after }, { header }, lang) => {
    const url = await page(lang, '<bio-header></bio-header>');
    const button = visitor.role('button').in(visitor.css('bio-header')).first();
    await after('the page is open', () => visitor.open(url), button);
    await visitor.tabTo(button);
    const opened = visitor.css('bio-header button[aria-expanded=true]');
    await after('the dropdown is open', () => visitor.key('Enter'), opened);
    await after('closed by Escape', () => visitor.key('Escape'), button);
    const menu = visitor.text(header.openMenu);
    await after('on a phone', () => visitor.tab.resize(390, 844), menu);
    await after('the menu is open', () => menu.press(), visitor.css('bio-header nav details[open]').first());
  },
  gallery: async ({ visitor, after }, { comparison }, lang) => {
    const url = await page(lang, '<bio-gallery></bio-gallery>');
    const slider = visitor.role('slider', startsWith(comparison.sliderOnly)).first();
    await after('the page is open', () => visitor.open(url), slider);
    await visitor.tabTo(slider);
    const moved = visitor.css('[aria-valuetext^="51%"]');
    await after('an arrow key on the first slider', () => visitor.key('ArrowRight'), moved);
    const thumbnail = visitor.role('radio').first();
    await after('on a phone', () => visitor.tab.resize(390, 844), thumbnail);
  },
  carousel: async ({ visitor, after }, { testimonials }, lang) => {
    const url = await page(lang, '<bio-testimonials></bio-testimonials>');
    const dot = (number: number) => visitor.role('button', fillText(testimonials.show, { number }));
    await after('the page is open', () => visitor.open(url), visitor.role('button', testimonials.play));
    await after(
      'another one is chosen',
      () => dot(3).press(),
      visitor.role('group', position(testimonials, 3)),
    );
    await visitor.key('Tab');
    await visitor.key('Tab');
    const track = visitor.role('group', testimonials.track);
    await after('on to the row of them', () => visitor.key('Tab'), track);
  },
  faq: async ({ visitor, after }, _, lang) => {
    const url = await page(lang, '<bio-faq></bio-faq>');
    const question = visitor.css('bio-faq summary').first();
    await after('the page is open', () => visitor.open(url), question);
    await after('a question is opened', () => question.press(), visitor.css('bio-faq details[open]').first());
  },
  home: async ({ visitor, after }, _, lang) => {
    const heading: Thing = visitor.role('heading', undefined, { level: 1 });
    await after(
      'the page is open',
      () => visitor.open(`${SITE}${lang === 'en' ? '/' : `/${lang}/`}`),
      heading,
    );
  },
};

const all = Object.entries(journeys).flatMap(([name, walk]) =>
  (['en', 'es'] as const).map((lang) => ({ name, walk, lang })),
);

/** What is listened to in each engine. The driver of Firefox gives no accessibility tree. */
const chosen: Record<EngineName, readonly unknown[]> = {
  chromium: sample('spoken', all, 7),
  firefox: [],
  webkit: sample('spoken in WebKitGTK', all, 2),
};

for (const journey of all.filter((entry) => Object.values(chosen).some((some) => some.includes(entry)))) {
  const { name, walk, lang } = journey;
  test.describe(() => {
    // Here and not in the test: what is skipped there has started its browser before.
    test.skip(({ engineName }) => !chosen[engineName].includes(journey), 'not in the sample of this engine');
    test.skip(
      ({ engineName }) => engineName === 'webkit' && !findAtSpi(),
      'gir1.2-atspi-2.0 is not installed',
    );

    test(`${name} in ${lang} is heard as it was read`, async ({ listener, engineName }) => {
      test.slow(); // WebKitGTK's tree comes node by node over a bus
      await walk(listener, languages[lang], lang);
      expect(listener.text()).toMatchSnapshot([`${name}.${lang}.${engineName}.txt`]);
    });
  });
}
