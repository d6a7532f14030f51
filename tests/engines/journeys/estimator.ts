import { defaultBusiness } from '../../../src/content/business';
import { type Answers, type Contact, FULL } from '../../pages/estimator';
import type { Thing, Visitor } from '../adapter/visitor';
import { startsWith } from './words';

const { estimator } = defaultBusiness.texts.en;

export const panel = (visitor: Visitor): Thing => visitor.role('dialog', estimator.title);

/** A heading of a step in one estimator of the page. */
export const heading = (where: Thing, step: keyof typeof estimator.steps): Thing =>
  where.visitor.role('heading', estimator.steps[step].heading).in(where);

const next = (where: Thing) => where.visitor.role('button', estimator.next).in(where).press();

/** From the first step to the range. */
export async function walkToResult(where: Thing, answers: Answers = FULL): Promise<void> {
  const { visitor } = where;
  const choose = async (names: readonly string[] = []) => {
    for (const name of names) await visitor.role('checkbox', startsWith(name)).in(where).press();
  };
  const answer = async (questions: Readonly<Record<string, string>> = {}) => {
    for (const [question, option] of Object.entries(questions))
      await visitor.role('radio', option).in(visitor.role('group', question).in(where)).press();
  };
  await heading(where, 'services').seen();
  await choose(answers.services);
  await next(where);
  await heading(where, 'addOns').seen();
  await choose(answers.addOns);
  await next(where);
  await heading(where, 'property').seen();
  await answer(answers.property);
  await visitor
    .role('textbox', startsWith(estimator.labels.sqft))
    .in(where)
    .fill(answers.sqft ?? '');
  await next(where);
  await heading(where, 'location').seen();
  await visitor
    .role('textbox', startsWith(estimator.labels.zip))
    .in(where)
    .fill(answers.zip ?? '');
  await answer(answers.location);
  await visitor.role('button', estimator.compute).in(where).press();
  await heading(where, 'result').seen();
}

/** From the range to the thank-you. */
export async function askForVisit(where: Thing, contact: Contact): Promise<void> {
  const { visitor } = where;
  await visitor.role('button', estimator.book).in(where).press();
  await visitor.role('heading', estimator.contactHeading).in(where).seen();
  for (const [name, value] of Object.entries(contact))
    await visitor
      .role('textbox', startsWith(estimator.labels[name as keyof Contact]))
      .in(where)
      .fill(value);
  await visitor.role('button', estimator.confirm).in(where).press();
  await visitor.role('heading', estimator.thanks).in(where).seen();
}
