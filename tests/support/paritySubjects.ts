/** The widgets of the parity matrix, and what may be done first to each: found in the manifest and the built pages. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { availability } from './bookableDesk';
import { PICKER, REACT } from './builtFiles';
import { openForeignPage, SCRIPT } from './foreignPage';
import { type Declaration, interactionsOf, interactionsOfPage } from './parityInteractions';
import type { Control } from './parityPage';
import { type Case, goToTimes, islandsStarted, type Subject } from './parityRun';
import type { WithVisit } from './parityVisit';
import { prerendered } from './prerendered';
import { holdBack } from './slowNetwork';
import { DESK, PAGES } from './urls';

interface Manifest {
  modules: { declarations: Declaration[] }[];
}
const declarations = (
  JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest
).modules.flatMap((module) => module.declarations);
export const eventNames = [
  ...new Set(declarations.flatMap(({ events = [] }) => events.map(({ name }) => name))),
];

/** Elements without markup of their own, and one of which a page that nobody prerendered shows nothing before its code. */
const WITHOUT_MARKUP = ['bio-site', 'bio-reveal', 'bio-before-after'];

/** Of a widget that offers times. */
const TIMES = ` config='${JSON.stringify({ availability })}'`;

/** The attributes of widgets that stand on no page of our own. */
const ATTRIBUTES: Record<string, string> = {
  'bio-service-card': ' service="bioseal"',
  'bio-slots': TIMES,
};

interface Markup {
  tag: string;
  attributes: string;
  /** How many kinds of controls it has on this page. */
  kinds: number;
}

const widgetsIn = (path: string): Markup[] => {
  const html = readFileSync(`dist/site${path === '/' ? '/index' : path}.html`, 'utf8');
  return [...html.matchAll(/<(bio-[\w-]+)([^>]*)>/g)].map(({ 1: tag = '', 2: attributes = '', index }) => ({
    tag,
    attributes: attributes.replace(/ (?:id|data-\w+)="[^"]*"/g, ''),
    kinds: kindsIn(html.slice(index, html.indexOf(`</${tag}>`, index))),
  }));
};

const kindsIn = (html: string): number =>
  new Set(
    [...html.matchAll(/<(a|button|summary|select|textarea|input)\b(?:[^>]* type="(\w+)")?/g)].map(
      ([, ...kind]) => kind.join(),
    ),
  ).size;

function selectorOf(tag: string, attributes: string): string {
  if (tag !== 'bio-estimator') return tag;
  return attributes.includes('mode="panel"') ? `${tag}[mode="panel"]` : `${tag}:not([mode])`;
}

const ownMarkup = [...PAGES.toReversed(), '/404'].flatMap((path) =>
  widgetsIn(path).map((widget) => ({
    path,
    ...widget,
    selector: selectorOf(widget.tag, widget.attributes),
  })),
);

const sendsLeads = (tag: string): boolean =>
  declarations.some(
    ({ tagName, events = [] }) => tagName === tag && events.some(({ name }) => name === 'bio-lead'),
  );

/** Each widget where it offers most on our own site, on a small page if possible. */
export const ownSubjects: Subject[] = [...new Set(ownMarkup.map(({ selector }) => selector))]
  .flatMap((selector) =>
    ownMarkup
      .filter((one) => one.selector === selector)
      .reduce((best, one) => (one.kinds > best.kinds ? one : best)),
  )
  .filter(({ tag }) => !WITHOUT_MARKUP.includes(tag))
  .map(({ path, tag, selector, attributes }) => ({
    tag,
    selector,
    attributes,
    place: 'own page',
    sendsLeads: sendsLeads(tag),
    open: (page, options) => page.goto(path, options),
    other:
      tag === 'bio-header' && widgetsIn(path).some((one) => one.tag === 'bio-contact-form')
        ? 'bio-contact-form'
        : 'bio-header',
  }));

/** The dialogs that open before their code is here, by what opens them. */
const DIALOGS = { '#audit': 'bio-audit-wizard', '#estimate': 'bio-estimator[mode="panel"]' };

export const dialogs: Subject[] = Object.entries(DIALOGS).flatMap(([hash, dialog]) =>
  ownSubjects
    .filter(({ selector }) => selector === dialog)
    .map((subject) => ({
      ...subject,
      place: 'own page, dialog',
      open: (page: Page, options?: Parameters<Page['goto']>[1]) => page.goto(`/privacy${hash}`, options),
    })),
);

/** @param render makes a page of the widgets' markup. */
export function foreignSubject(
  tag: string,
  selector: string,
  attributes: string,
  render: (markup: string) => string | Promise<string> = (markup) => markup,
): Subject {
  const other = tag === 'bio-contact-form' ? 'bio-quote-builder' : 'bio-contact-form';
  const markup = [`<${tag}${attributes}></${tag}>`, `<${other}></${other}>`].join('');
  const body = `<bio-site endpoint="${DESK}">${markup}</bio-site><p style="block-size: 2000px"></p>`;
  return {
    tag,
    selector,
    attributes,
    other,
    place: 'foreign page',
    sendsLeads: sendsLeads(tag),
    open: async (page, options) => openForeignPage(page, SCRIPT + (await render(body)), options),
  };
}

export const foreignSubjects: Subject[] = [
  ...ownSubjects,
  ...declarations
    .map(({ tagName: tag }) => ({ tag, selector: tag, attributes: ATTRIBUTES[tag] ?? '' }))
    .filter(({ tag }) => !WITHOUT_MARKUP.includes(tag) && !ownSubjects.some((own) => own.tag === tag)),
].map(({ tag, selector, attributes }) => foreignSubject(tag, selector, attributes));

/** A form that asks for a time as soon as it is shown. */
const withTimes: Subject = {
  ...foreignSubject('bio-contact-form', 'bio-contact-form', TIMES),
  place: 'foreign page, with times',
};

/** The other forms ask in their last step, whose code is there by then: but days and times come when the question is opened. */
const lastSteps = ['bio-audit-wizard', 'bio-estimator', 'bio-quote-builder'].map((tag): Subject => {
  const subject = foreignSubject(tag, tag, TIMES);
  return {
    ...subject,
    place: 'foreign page, last step',
    lacks: PICKER,
    kinds: ['summary'],
    async open(page) {
      await subject.open(page);
      await islandsStarted(page, [tag]);
      if (tag === 'bio-audit-wizard') await page.evaluate(() => void (location.hash = 'audit'));
      await goToTimes(page, tag);
    },
  };
});

/** What offers times, on a page with its first state. */
const prerenderedTimes = ['bio-slots', 'bio-contact-form'].map((tag): Subject => {
  let page: Promise<string> | undefined;
  return {
    ...foreignSubject(tag, tag, TIMES, (markup) => (page ??= prerendered(markup))),
    place: 'prerendered page',
  };
});

/** Where a time can be chosen. */
export const times: readonly Subject[] = [withTimes, ...lastSteps, ...prerenderedTimes];

/** The first two controls of each kind, and the last: the others are made of the same. */
const withoutRepetition = (controls: readonly Control[]): Control[] =>
  controls.filter((control) => {
    const alike = controls.filter(({ kind }) => kind === control.kind);
    return [alike[0], alike[1], alike.at(-1)].includes(control);
  });

/** Everything that may be done first to a widget. */
export async function casesOf(withVisit: WithVisit, subject: Subject): Promise<Case[]> {
  const { controls, hashes } = await withVisit(async ({ page }) => {
    const lacking = subject.lacks ?? REACT;
    const release = await holdBack(page, lacking); // it stays as it is
    await subject.open(page);
    await islandsStarted(page, [subject.selector]);
    const found = await page.evaluate(
      (selector) => ({ controls: window.parity.controls(selector), hashes: window.parity.hashes(selector) }),
      subject.selector,
    );
    release();
    await page.unroute(lacking);
    return found;
  });
  const { kinds } = subject;
  // What the page does to it is tested where it is closed.
  const declaration = declarations.find(
    ({ tagName }) => tagName === subject.tag && subject.place !== 'own page, dialog' && !kinds,
  );
  return [
    ...withoutRepetition(controls.filter(({ kind }) => !kinds || kinds.includes(kind))).flatMap((control) =>
      interactionsOf(control).map((interaction) => ({ subject, control, interaction })),
    ),
    ...(declaration ? interactionsOfPage(declaration, hashes) : []).map((interaction) => ({
      subject,
      interaction,
    })),
  ];
}
