import { isEmail } from '../domain/email';

/** The validation rule of a text field. */
export interface FieldRule {
  /** Longest value in UTF-16 code units, as HTML's `maxlength` counts. */
  readonly limit: number;
  /** Whether white space alone is a problem too. @default false */
  readonly required?: boolean;
  /** Whether it must look like an email address, unless it is blank. @default false */
  readonly email?: boolean;
  /** Whatever else has to hold of a value that is not blank. */
  readonly check?: (value: string) => FieldProblem | undefined;
}

/** A validation error; the view chooses its message. */
export type FieldProblem = 'required' | 'email' | 'tooLong' | 'number' | 'day';

/** @returns the first problem of a value; undefined where it is valid. */
export function validateField(value: string, rule: FieldRule): FieldProblem | undefined {
  if (own(rule, 'required') && value.trim() === '') return 'required';
  if (value.length > rule.limit) return 'tooLong';
  if (value.trim() === '') return undefined;
  return own(rule, 'email') && !isEmail(value) ? 'email' : own(rule, 'check')?.(value);
}

/** @returns the problems by field; empty where all fields are valid. A field that has no value yet is empty. */
export function validateFields<Field extends string>(
  values: Readonly<Record<Field, string>>,
  rules: Readonly<Record<Field, FieldRule>>,
): Partial<Record<Field, FieldProblem>> {
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const problem = validateField(own(values, field) ?? '', rules[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** An object's own property: undefined where the page has added one of that name to `Object.prototype`. */
export const own = <Owner extends object, Name extends keyof Owner>(
  object: Owner,
  name: Name,
): Owner[Name] | undefined => (Object.hasOwn(object, name) ? object[name] : undefined);
