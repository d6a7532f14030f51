import { BadgeCheck, CalendarCheck, Handshake, type IconNode, ShieldCheck } from 'lucide';
import { fillText } from '../../domain/fillText';
import { formatMoney } from '../../domain/money';
import { moneyStyle } from '../../domain/moneyStyle';
import type { WidgetSettings } from '../../element/spec';
import type { TrustSpec } from './trust.element';

/** A fact as it is shown. */
export interface TrustFact {
  id: string;
  icon: IconNode;
  title: string;
  /** What is known besides, each a line of its own. */
  lines: readonly string[];
  link?: { href: string; label: string } | undefined;
}

/** Those that the firm names, in the order in which they are shown. */
export function trustFacts({ facts, messages, lang }: WidgetSettings<TrustSpec>): readonly TrustFact[] {
  const { founded, licenses, insurance, guarantee } = facts.trust;
  const { trust: words } = messages;
  const shown: TrustFact[] = [];
  for (const { id, name, number, authority, href } of licenses)
    shown.push({
      id: `license-${id}`,
      icon: BadgeCheck,
      title: name,
      lines: filled([number && fillText(words.number, { number }), authority]),
      link: href ? { href, label: fillText(words.check, { license: name }) } : undefined,
    });
  if (insurance) {
    const { text, insurer, amount, href } = insurance;
    const upTo = amount !== undefined && formatMoney(amount, moneyStyle(facts, lang));
    shown.push({
      id: 'insurance',
      icon: ShieldCheck,
      title: upTo ? fillText(words.insuredFor, { amount: upTo }) : words.insured,
      lines: filled([text, insurer]),
      link: href ? { href, label: words.insuranceLink } : undefined,
    });
  }
  if (guarantee) {
    const { title, text, href } = guarantee;
    shown.push({
      id: 'guarantee',
      icon: Handshake,
      title,
      lines: [text],
      link: href ? { href, label: fillText(words.guaranteeLink, { guarantee: title }) } : undefined,
    });
  }
  if (founded !== undefined)
    shown.push({
      id: 'founded',
      icon: CalendarCheck,
      title: fillText(words.founded, { year: founded }),
      lines: [],
    });
  return shown;
}

const filled = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.filter((text): text is string => Boolean(text));
