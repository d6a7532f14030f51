/** The built-in fields of a form, with what the firm changes of them. */
import type { FieldChange, FieldChanges } from '../domain/formFields';
import type { Question } from '../domain/question';
import { own, validateField } from '../leads/validation';
import type { FieldRules } from './formState';

const changeOf = <Field extends string>(changes: FieldChanges<Field>, name: string): FieldChange =>
  (own(changes, name as Field) as FieldChange | undefined) ?? {};

/** Whether the form has the field. */
export const isShownField = <Field extends string>(changes: FieldChanges<Field>, name: Field): boolean =>
  !changeOf(changes, name).hidden;

/** The rules of the fields that the form has. */
export const changedRules = <Field extends string>(
  rules: FieldRules<Field>,
  changes: FieldChanges<Field>,
): FieldRules<Field> =>
  Object.fromEntries(
    (Object.keys(rules) as Field[])
      .filter((name) => isShownField(changes, name))
      .map((name) => {
        const { required = rules[name].required } = changeOf(changes, name);
        return [name, { ...rules[name], ...(required !== undefined && { required }) }];
      }),
  ) as FieldRules<Field>;

/** The texts of fields, with those of the firm in their place. */
export const changedTexts = <Field extends string, Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  changes: FieldChanges<Field>,
  key: 'label' | 'hint',
): Texts =>
  Object.entries(changes).reduce<Texts>((changed, [name]) => {
    const text = changeOf(changes, name)[key];
    return text === undefined ? changed : { ...changed, [name]: text };
  }, texts);

/**
 * The fields of a form or of one of its steps in their order, with questions of the firm's own where the order names them.
 * Questions that it does not name stand where the form has its questions.
 */
export function arrange<Field extends string>(
  names: readonly Field[],
  questions: readonly Question[],
  changes: FieldChanges<Field>,
): (Field | Question)[] {
  const { order = [] } = changes;
  const shown = names.filter((name) => isShownField(changes, name));
  const placed = order.flatMap((id): (Field | Question)[] => {
    const name = shown.find((known) => known === id);
    const question = questions.find((known) => known.id === id);
    return name ? [name] : question ? [question] : [];
  });
  return [...placed, ...shown.filter((name) => !placed.includes(name))];
}

/** Whether a question stands among the fields. */
export const isPlaced = <Field extends string>(
  { id }: Question,
  { order = [] }: FieldChanges<Field>,
): boolean => order.includes(id);

/** What a lead says of a form that differs from the built-in one: who receives it knows nothing of the firm's config. */
export function formOfLead<Field extends string>(
  rules: FieldRules<Field>,
  changes: FieldChanges<Field>,
): { changedForm?: { optional?: Field[]; labels?: { field: string; label: string }[] } } {
  const changed = changedRules(rules, changes);
  const optional = (Object.keys(rules) as Field[]).filter(
    (name) => rules[name].required && !own(changed, name)?.required,
  );
  const labels = Object.keys(changes).flatMap((field) => {
    const { label } = changeOf(changes, field);
    return label === undefined ? [] : [{ field, label }];
  });
  if (optional.length === 0 && labels.length === 0) return {};
  return { changedForm: { ...(optional.length > 0 && { optional }), ...(labels.length > 0 && { labels }) } };
}

/**
 * The values of fields for a lead. One that the form has not was filled in by the page, for example by a link: it goes along
 * as long as no receiver would refuse it.
 */
export const sentFields = <Field extends string>(
  fields: Readonly<Record<Field, string>>,
  rules: FieldRules<Field>,
  changes: FieldChanges<Field>,
): Record<Field, string> =>
  Object.fromEntries(
    (Object.keys(rules) as Field[])
      .filter(
        (name) =>
          isShownField(changes, name) || (fields[name] !== '' && !validateField(fields[name], rules[name])),
      )
      .map((name) => [name, fields[name]]),
  ) as Record<Field, string>;

/** The messages of a photo picker that the firm calls otherwise. */
export const renamedPhotos = <Messages extends { label: string; hint: string }>(
  messages: Messages,
  { label = messages.label, hint = messages.hint }: FieldChange = {},
): Messages => ({ ...messages, label, hint });
