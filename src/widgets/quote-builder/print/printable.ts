import { moneyStyle } from '../../../domain/moneyStyle';
import type { WidgetSettings } from '../../../element/spec';
import { formatDate } from '../../../ui/base/formatDate';
import {
  answerSections,
  densityOf,
  filled,
  letterhead,
  type PrintedDocument,
  typedText,
} from '../../../ui/print/printedDocument';
import { type PrintedQuote, pricedItems, quoteNumber } from '../lead';
import type { QuoteBuilderSpec } from '../quote-builder.element';
import { explainTotal, priceFormatter } from '../stepProps';

/** What is printed of a quote. */
export function printableQuote(
  { lead, fields, at, isSent }: PrintedQuote,
  settings: WidgetSettings<QuoteBuilderSpec>,
): PrintedDocument {
  const { facts, messages, lang } = settings;
  const { company } = facts;
  const { document: labels, total, nothingChosen, rangeNote, approve } = messages.quote;
  const formatPrices = priceFormatter(settings);
  const items = pricedItems(lead);
  const sums = explainTotal(items, settings);
  const { clientName = '', address = '', phone = '', email = '', notes = '' } = lead;
  const rows = items.map(({ name, price, monthly }) => [name, formatPrices(price, monthly)] as const);
  const noteText = typedText(notes);
  const date = formatDate(at, moneyStyle(facts, lang).locale);
  const name = isSent ? lead.signature.trim() : '';
  return {
    lang,
    title: labels.title,
    number: quoteNumber(lead.id),
    date: [labels.date, date],
    company: letterhead(company),
    client: { heading: labels.client, lines: filled([clientName, ...address.split('\n'), phone, email]) },
    prices: {
      heading: labels.services,
      price: labels.price,
      rows,
      parts: sums.parts,
      total: [total, rows.length > 0 ? sums.total : nothingChosen],
    },
    remarks: filled([...sums.notes, rangeNote]).join(' '),
    sections: [
      ...(noteText ? [{ heading: labels.notes, text: noteText }] : []),
      ...answerSections(lead.answers, fields),
    ],
    signature: {
      heading: isSent ? labels.signed : labels.unsigned,
      approval: approve,
      name,
      drawing: isSent ? lead.signatureImage : undefined,
      drawn: labels.drawn,
      captions: isSent ? [filled([name, date]).join(', ')] : [labels.signature, labels.date],
    },
    density: densityOf(
      rows.length + sums.parts.length,
      noteText,
      ...answerSections(lead.answers, fields).map(({ text }) => text),
    ),
  };
}
