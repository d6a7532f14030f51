/** A price has one place in a config, and so has a name: where they stand besides, they are taken from there. */
import * as v from 'valibot';
import { company } from './company';
import { label, range } from './fields';
import { LIST_LIMIT } from './limits';
import type { SomeTopics } from './schema';
import {
  AND,
  addOnNames,
  allTiers,
  allTiersOpen,
  anyPlan,
  listed,
  names,
  planPrices,
  prices,
  tierPrices,
} from './shared';

type Range = { readonly min: number; readonly max: number };

/** From the lowest to the highest; nothing where one of them is no number. */
const rangeOf = (numbers: readonly unknown[]): Partial<Range> =>
  numbers.every((number) => typeof number === 'number')
    ? { min: Math.min(...numbers), max: Math.max(...numbers) }
    : {};
const isRange = (value: unknown): value is Range => v.is(range(''), value);
const isLabel = (value: unknown): value is string => v.is(label(''), value);

/** The built-in facts with what the config changes of the shared ones, in every topic that repeats them. */
export function followConfig<Topics extends SomeTopics>(builtIn: Topics, raw: unknown): Topics {
  const changed = new Map<unknown, unknown>();
  const price = (shared: Range, own: unknown) => {
    const { min = shared.min, max = shared.max } = Object(own) as Partial<Range>;
    if (isRange({ min, max })) changed.set(shared, { ...shared, min, max });
  };
  const text = (shared: string, own: unknown) => isLabel(own) && changed.set(shared, own);

  for (const [path, shared] of Object.entries(prices)) price(shared, at(raw, path));
  for (const [id, name] of Object.entries(names)) text(name, at(raw, `services.${id}.name`));
  for (const [id, name] of Object.entries(addOnNames)) text(name, at(raw, `addOns.${id}.name`));
  text(company.area, at(raw, 'company.area'));

  const starts = rangeOf(entries(raw, 'tiers').map(({ id, from = at(tierPrices, id) }) => from));
  price(allTiers, starts);
  price(allTiersOpen, starts);
  const months = entries(raw, 'plans').map(({ id, price: own }) => ({
    ...Object(at(planPrices, id)),
    ...Object(own),
  }));
  price(anyPlan, rangeOf(months.flatMap(({ min, max }: Record<string, unknown>) => [min, max])));

  const cities = at(raw, 'company.cities');
  if (Array.isArray(cities) && cities.length > 0 && cities.every(isLabel))
    for (const and of Object.values(AND)) changed.set(listed(company.cities, and), listed(cities, and));

  const texts = [...changed.keys()].filter((shared) => typeof shared === 'string');
  const pattern = new RegExp(texts.join('|') || '(?!)', 'g');
  const write = (fact: unknown): unknown => {
    if (typeof fact === 'string') return fact.replace(pattern, (shared) => String(changed.get(shared)));
    if (typeof fact !== 'object' || fact === null || changed.has(fact)) return changed.get(fact) ?? fact;
    if (Array.isArray(fact)) return fact.map(write);
    return Object.fromEntries(Object.entries(fact).map(([key, value]) => [key, write(value)]));
  };
  const { texts: _, ...topics } = builtIn;
  return { ...builtIn, ...(write(topics) as Topics) };
}

/** What the config itself sells, by id: names and prices of services and add-ons, which other topics need not repeat. */
export function soldBy(raw: unknown): Map<string, object> {
  return new Map(
    [...entries(raw, 'services'), ...entries(raw, 'addOns')].map(({ id, name, card, prices: own }) => {
      const { min, max } = Object(card ?? at(own, '0.price')) as Range;
      return [
        id,
        { id, ...(isLabel(name) && { name }), ...(isRange({ min, max }) && { price: { min, max } }) },
      ];
    }),
  );
}

/** A value of the config, which may be anything; an entry of a list is named by its id, or by its number. */
const at = (raw: unknown, path: string): unknown =>
  path.split('.').reduce((value: unknown, key) => {
    const entry = Array.isArray(value) && value.slice(0, LIST_LIMIT).find((one) => Object(one).id === key);
    return (
      entry || (Object.hasOwn(Object(value) as object, key) ? Reflect.get(Object(value), key) : undefined)
    );
  }, raw);

const entries = (raw: unknown, topic: string): ({ id: string } & Record<string, unknown>)[] => {
  const list = at(raw, topic);
  return Array.isArray(list)
    ? list.slice(0, LIST_LIMIT).filter((entry) => typeof entry?.id === 'string')
    : [];
};
