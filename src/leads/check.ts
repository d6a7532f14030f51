import { isEmailLike } from './email';

/** What a text field of a lead may hold. */
export interface FieldRule {
  /** How long it may be, in UTF-16 units, as HTML's `maxlength` counts. */
  readonly limit: number;
  /** Whether it must say something: blanks alone do not. @default false */
  readonly required?: boolean;
  /** Whether it must look like an email address. @default false */
  readonly email?: boolean;
}

/** What can be wrong with a field; how it is said is the view's affair. */
export type FieldProblem = 'required' | 'email' | 'tooLong';

/** @returns what is wrong with a value, if anything. */
export function checkField(value: string, { limit, required, email }: FieldRule): FieldProblem | undefined {
  if (required && value.trim() === '') return 'required';
  if (value.length > limit) return 'tooLong';
  if (email && !isEmailLike(value)) return 'email';
  return undefined;
}

/** @returns what is wrong, field by field; empty where all is well. */
export function checkFields<Field extends string>(
  values: Readonly<Record<Field, string>>,
  rules: Readonly<Record<Field, FieldRule>>,
): Partial<Record<Field, FieldProblem>> {
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const problem = checkField(values[field], rules[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}
