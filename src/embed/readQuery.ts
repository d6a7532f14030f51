import { commonAttributes } from '../page/attributes';

/** Attribute names by the name of every widget that can be embedded. */
export type EmbeddedWidgets = Readonly<Record<string, readonly string[]>>;

/** The widget that a query asks for, and what of the query was left out. */
export interface EmbedRequest {
  /** Without `bio-`; undefined where there is no such widget. */
  widget: string | undefined;
  attributes: Readonly<Record<string, string>>;
  /** A sentence for the page's author about each parameter that was left out. */
  problems: readonly string[];
}

/** Values that are addresses: JSON in `config` would be anybody's text on this page. */
const ADDRESSES = ['config', 'endpoint', 'guard'];

/** They decide whom the visitor deals with: on a page of its own, a link could put somebody else's there. */
const OF_THE_HOST = [...ADDRESSES, 'phone'];

/** Parameters of the page itself. */
const OWN = ['widget', 'consent'];

/**
 * Reads the query of `/embed/`: `widget`, with or without `bio-`, and its attributes. Values stay texts.
 * @param isFramed whether the page stands in a frame of another page.
 */
export function readQuery(query: string, widgets: EmbeddedWidgets, isFramed: boolean): EmbedRequest {
  const parameters = new URLSearchParams(query);
  const widget = (parameters.get('widget') ?? '').replace(/^bio-/, '');
  const known = Object.hasOwn(widgets, widget) ? widgets[widget] : undefined;
  if (!known) {
    const problem = `There is no widget "${widget}": expected ?widget= with one of ${Object.keys(widgets).join(', ')}.`;
    return { widget: undefined, attributes: {}, problems: [problem] };
  }
  const attributes: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, value] of parameters) {
    if (OWN.includes(name)) continue;
    if (!known.includes(name))
      problems.push(`"${name}" is ignored: ${widget} takes ${known.join(', ')} in a frame.`);
    else if (OF_THE_HOST.includes(name) && !isFramed)
      problems.push(`"${name}" is ignored: it counts only in a frame of another page.`);
    else if (ADDRESSES.includes(name) && commonAttributes.endpoint.parse(value) === undefined)
      problems.push(`"${name}" is ignored: expected ${commonAttributes.endpoint.expected}.`);
    else attributes[name] = value;
  }
  return { widget, attributes, problems };
}
