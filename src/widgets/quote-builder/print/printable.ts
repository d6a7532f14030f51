import type { WidgetSettings } from '../../../element/spec';
import { moneyStyle } from '../../../pricing/moneyStyle';
import { formatDate } from '../../../ui/base/formatDate';
import { type PrintedQuote, pricedItems, quoteNumber } from '../lead';
import type { QuoteBuilderSpec } from '../quote-builder.element';
import { explainTotal, rangeFormatter } from '../stepProps';

/** The text of a printed quote, ready to be laid out. */
export interface PrintableQuote {
  lang: string;
  title: string;
  number: string;
  /** Label and date. */
  date: readonly [string, string];
  company: { name: string; tagline: string; lines: readonly string[] };
  client: { heading: string; lines: readonly string[] };
  services: { heading: string; price: string; rows: readonly (readonly [string, string])[] };
  /** What the total is made of, where some of it is paid every month. */
  parts: readonly (readonly [string, string])[];
  total: readonly [string, string];
  /** Below the total. */
  remarks: string;
  notes: { heading: string; text: string } | undefined;
  signature: { heading: string; approval: string; name: string; drawing: string | undefined; drawn: string };
  /** How tight the layout is, so that all but the longest quotes fit on one page. */
  density: 'roomy' | 'close' | 'dense';
}

/** What is printed of a quote. */
export function printableQuote(
  { lead, at, isSent }: PrintedQuote,
  settings: WidgetSettings<QuoteBuilderSpec>,
): PrintableQuote {
  const { facts, messages, lang } = settings;
  const { company } = facts;
  const { document: labels, total, nothingChosen, rangeNote, monthlyNote, approve } = messages.quote;
  const formatPrices = rangeFormatter(settings);
  const items = pricedItems(lead);
  const sums = explainTotal(items, settings);
  const { clientName = '', address = '', phone = '', email = '', notes = '' } = lead;
  const rows = items.map(({ name, price, monthly }) => [name, formatPrices(price, monthly)] as const);
  const noteText = notes.trim().replace(/\n{3,}/g, '\n\n');
  return {
    lang,
    title: labels.title,
    number: quoteNumber(lead.id),
    date: [labels.date, formatDate(at, moneyStyle(facts, lang).locale)],
    company: {
      name: company.name,
      tagline: company.tagline ?? '',
      lines: filled([company.area, company.phone, company.email]),
    },
    client: { heading: labels.client, lines: filled([clientName, ...address.split('\n'), phone, email]) },
    services: { heading: labels.services, price: labels.price, rows },
    parts: sums.parts,
    total: [total, rows.length > 0 ? sums.total : nothingChosen],
    remarks: filled([sums.monthly && monthlyNote, rangeNote]).join(' '),
    notes: noteText ? { heading: labels.notes, text: noteText } : undefined,
    signature: {
      heading: isSent ? labels.signed : labels.unsigned,
      approval: approve,
      name: isSent ? lead.signature.trim() : '',
      drawing: isSent ? lead.signatureImage : undefined,
      drawn: labels.drawn,
    },
    density: densityOf(rows.length + sums.parts.length, noteText),
  };
}

const filled = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

/** Characters of notes that fit into one line, about. */
const LINE = 100;

function densityOf(rows: number, notes: string): PrintableQuote['density'] {
  const lines = notes
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), rows);
  if (lines <= 18) return 'roomy';
  return lines <= 32 ? 'close' : 'dense';
}
