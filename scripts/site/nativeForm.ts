/**
 * The contact form as a form that the browser sends by itself: without script, and where our code does not come. Only
 * pages that the lead desk serves have it, because the desk answers such a form by a page.
 */
import { type Business, defaultsIn } from '../../src/content/business';
import { resolveConfig } from '../../src/content/config';
import { complete } from '../../src/content/defaults';
import { pickMessages } from '../../src/content/pickMessages';
import type { RenderInput } from '../../src/element/prerender';
import type { FieldProblem } from '../../src/leads/validation';
import type { Prerenderer } from '../outputs/prerenderer';
import { siteLanguages } from './siteLanguages';

const TAG = 'bio-contact-form';
/** Where the desk takes leads. */
const DESK = '/api/requests';

/** Without a widget, nothing else keeps what Shift+Tab leads to clear of the header. */
const BELOW_HEADER = ':is(input,select,textarea,button){scroll-margin-block-start:72px}';

/** @returns the content of a widget's element, with a contact form that posts by itself where the desk can answer it. */
export async function withNativeForm(
  tag: string,
  { common }: RenderInput,
  isOwn: boolean,
  content: Promise<string> | undefined,
): Promise<string | undefined> {
  const html = await content;
  // Another firm has pages of its own, with which the desk cannot answer.
  return html && tag === TAG && common.endpoint === DESK && isOwn ? postsByItself(html, common.lang) : html;
}

/** React leaves attributes as it finds them, and prevents the native submit once it is there. */
const postsByItself = (html: string, lang: string): string =>
  html
    .replace('method="dialog"', `method="post" action="${actionIn(lang)}"`)
    .replace(
      /<noscript\b.*?<\/noscript>/s,
      (notice) => `${notice.slice(0, notice.indexOf('>') + 1)}</noscript>`,
    );

/** The desk answers in that language. */
const actionIn = (lang: string) => (lang === siteLanguages[0]?.tag ? DESK : `${DESK}?lang=${lang}`);

/**
 * The contact form as HTML without a widget: the content of any element. It is the same with and without script, and holds
 * the errors of its fields in templates, which the desk shows where they apply (`server/forms/answerPage.ts`).
 */
export async function nativeContactForm(
  { widgets, renderSnapshot, renderFieldError, criticalCss }: Prerenderer,
  lang: string,
  config?: object,
): Promise<string> {
  const widget = widgets.get(TAG);
  if (!widget) throw new Error(`There is no <${TAG}>.`);
  const { html } = await renderSnapshot(widget, {
    attribute: () => null,
    common: { endpoint: DESK, phone: undefined, lang },
    ...(config && { config }),
  });
  const defaults = await defaultsIn(lang);
  const { texts } = config ? resolveConfig<Business>(config, defaults, lang).business : complete(defaults);
  const { form: formMessages } = pickMessages(texts, lang).messages;
  const problems: readonly FieldProblem[] = ['required', 'email', 'tooLong'];
  const errors = problems
    .map(
      (problem) => `<template data-error="${problem}">${renderFieldError(formMessages[problem])}</template>`,
    )
    .join('');
  const style = `<style>${criticalCss([TAG], html + errors)}${BELOW_HEADER}</style>`;
  return `<template shadowrootmode="open">${style}<div data-app="">${postsByItself(html, lang)}</div>${errors}</template>`;
}
