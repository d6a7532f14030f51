import {
  type DefaultTreeAdapterTypes,
  parse,
  parseFragment,
  serialize,
  defaultTreeAdapter as tree,
} from 'parse5';
import { CHANGED_FIELD } from '../../src/domain/askedQuestions';
import { optionalIn } from '../../src/domain/changedForm';
import {
  type ContactField,
  contactFieldNames,
  contactFields,
  contactRule,
} from '../../src/domain/contactFields';
import { fillText } from '../../src/domain/fillText';
import { recordOf } from '../../src/domain/recordOf';
import { type FieldProblem, type FieldRule, validateFields } from '../../src/leads/validation';

import { jsonIn } from './formLead';

interface Answer {
  status: number;
  /** What was sent; undefined where it was not read. */
  form: ReadonlyMap<string, string> | undefined;
  /** The URL of the page that it was sent from. */
  page: string | undefined;
}

type FieldRules = Readonly<Record<ContactField, FieldRule>>;
type Values = Record<ContactField, string>;
type Problems = Partial<Record<ContactField, FieldProblem>>;

/**
 * The page that says why a contact form was not accepted: the site's own page with the form, on which everything that was
 * typed still stands, with errors beside the fields. `demo/book.html` describes what such a page has.
 */
export function answerPage(html: string, { status, form, page }: Answer): string {
  const document = parse(html);
  const elements = [...elementsIn(document)];
  const title = elements.find(({ tagName }) => tagName === 'title');
  if (title) setText(title, `Error: ${textOf(title)}`);
  const values = Object.fromEntries(contactFieldNames.map((name) => [name, form?.get(name) ?? ''])) as Values;
  const problems = status === 400 && form ? validateFields(values, rulesIn(form)) : {};
  showMessage(elements, status === 400 && Object.keys(problems).length === 0 ? 'other' : String(status));
  const formElement = elements.find((element) => element.tagName === 'form' && attribute(element, 'action'));
  if (form && formElement) {
    const lang = elements.find(({ tagName }) => tagName === 'html');
    fillIn(formElement, form);
    append(formElement, 'input', { type: 'hidden', name: 'page', value: form.get('page') || page || '' });
    showErrors(formElement, elements, { values, problems, lang: (lang && attribute(lang, 'lang')) || 'en' });
  }
  return serialize(document);
}

/** The rules of the fields that the form insists on. */
function rulesIn(form: ReadonlyMap<string, string>): FieldRules {
  const optional = optionalIn({ changedForm: jsonIn(form.get(CHANGED_FIELD)) }) ?? [];
  return recordOf(contactFieldNames, (name) => {
    const rule = contactRule(name);
    return optional.includes(name) ? { ...rule, required: false } : rule;
  });
}

const unread = new WeakMap<{ html: string }, Map<number, string>>();

/**
 * The page that answers a form which was not read. It is made once for each status: that takes ten milliseconds, and who is refused
 * for sending too much would send on.
 */
export function answerUnread(page: { html: string }, status: number): string {
  const made = unread.get(page) ?? new Map<number, string>();
  unread.set(page, made);
  const html = made.get(status) ?? answerPage(page.html, { status, form: undefined, page: undefined });
  made.set(status, html);
  return html;
}

/** Shows the message for a status, of those that the page holds in templates. */
function showMessage(elements: readonly Element[], status: string): void {
  const messages = elements.filter((element) => attribute(element, 'data-answer') !== undefined);
  const isFor = (message: Element, name: string) =>
    attribute(message, 'data-answer')?.split(' ').includes(name);
  const message =
    messages.find((candidate) => isFor(candidate, status)) ??
    messages.find((candidate) => isFor(candidate, 'other'));
  if (message) unwrap(message);
  for (const other of messages) tree.detachNode(other);
}

const controlsOf = (form: Element) =>
  [...elementsIn(form)].filter(({ tagName }) => ['input', 'textarea', 'select'].includes(tagName));

function fillIn(formElement: Element, form: ReadonlyMap<string, string>): void {
  for (const control of controlsOf(formElement)) {
    const value = form.get(attribute(control, 'name') ?? '');
    if (value === undefined) continue;
    if (control.tagName === 'input') setAttribute(control, 'value', value);
    // The parser drops a line break at the beginning.
    else if (control.tagName === 'textarea') setText(control, value.replace(/^\n/, '\n\n'));
    else select(control, value);
  }
}

function select(control: Element, value: string): void {
  for (const option of elementsIn(control)) {
    option.attrs = option.attrs.filter(({ name }) => name !== 'selected');
    if ((attribute(option, 'value') ?? textOf(option)) === value) setAttribute(option, 'selected', '');
  }
}

/** Shows what is wrong beside each field, and moves the focus to the first. */
function showErrors(
  formElement: Element,
  elements: readonly Element[],
  { values, problems, lang }: { values: Values; problems: Problems; lang: string },
): void {
  const numbers = new Intl.NumberFormat(lang);
  let isFirst = true;
  for (const control of controlsOf(formElement)) {
    const name = contactFieldNames.find((field) => field === attribute(control, 'name'));
    const problem = name && problems[name];
    const field = fieldOf(control);
    const id = attribute(control, 'id') ?? '';
    if (!problem || !field) continue;
    const message = fillText(messageOf(elements, problem).replace('id="error"', `id="${id}error"`), {
      limit: numbers.format(contactFields[name].limit),
      length: numbers.format(values[name].length),
    });
    for (const node of parseFragment(message).childNodes) tree.appendChild(field, node);
    setAttribute(control, 'aria-invalid', 'true');
    const described = [attribute(control, 'aria-describedby'), `${id}error`].filter(Boolean).join(' ');
    setAttribute(control, 'aria-describedby', described);
    if (isFirst) setAttribute(control, 'autofocus', '');
    isFirst = false;
  }
}

/** The error of a field as the page holds it in a template, as HTML. */
function messageOf(elements: readonly Element[], problem: FieldProblem): string {
  const template = elements.find((element) => attribute(element, 'data-error') === problem);
  return template ? serialize(template) : '';
}

/** What holds a control with its label and hint. */
function fieldOf(control: Element): Element | undefined {
  for (let node = control.parentNode; node; node = 'parentNode' in node ? node.parentNode : null)
    if (tree.isElementNode(node) && attribute(node, 'part')?.split(' ').includes('field')) return node;
  return undefined;
}

/** Small helpers for changing a parsed page. Templates count: a prerendered widget is in one. */

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The elements below a node, in the order of the document, those inside templates too. */
export function* elementsIn(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (tree.isElementNode(child)) yield child;
    yield* elementsIn(child);
  }
}

const contentOf = (node: Node): DefaultTreeAdapterTypes.ParentNode | undefined =>
  'content' in node ? node.content : 'childNodes' in node ? node : undefined;

const childrenOf = (node: Node) => [...(contentOf(node)?.childNodes ?? [])];

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((entry) => entry.name === name)?.value;

function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((entry) => entry.name !== name), { name, value }];
}

const textOf = (node: Node): string =>
  tree.isTextNode(node) ? node.value : childrenOf(node).map(textOf).join('');

function setText(element: Element, text: string): void {
  element.childNodes = [];
  tree.insertText(element, text);
}

function append(parent: Element, tagName: string, attributes: Record<string, string>): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, parent.namespaceURI, attrs);
  tree.appendChild(parent, element);
  return element;
}

/** Puts what is in a template in the template's place. */
function unwrap(template: Element): void {
  const parent = template.parentNode;
  if (!parent) return;
  for (const child of childrenOf(template)) {
    tree.detachNode(child);
    tree.insertBefore(parent, child, template);
  }
  tree.detachNode(template);
}
