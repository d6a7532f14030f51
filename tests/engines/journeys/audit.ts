import { defaultBusiness } from '../../../src/content/business';
import type { Info } from '../../pages/auditWizard';
import { auditOptions } from '../../support/firm';
import type { Thing, Visitor } from '../adapter/visitor';

const { audit, photos } = defaultBusiness.texts.en;

export const dialog = (visitor: Visitor): Thing => visitor.role('dialog', audit.title);
export const nextButton = (visitor: Visitor): Thing => visitor.role('button', audit.next).in(dialog(visitor));
export const photoField = (visitor: Visitor): Thing => visitor.label(photos.label).in(dialog(visitor));

export const infoField = (visitor: Visitor, name: keyof Info): Thing =>
  visitor.role('textbox', new RegExp(audit.labels[name])).in(dialog(visitor));

/** A heading of a step, and the focus on it. */
export const heading = (visitor: Visitor, step: keyof typeof audit.steps): Thing =>
  visitor.role('heading', audit.steps[step].heading).in(dialog(visitor));

/** From the first step to the last, with one answer in each step. */
export async function walkToSubmit(visitor: Visitor, info: Info): Promise<void> {
  for (const [name, value] of Object.entries(info)) await infoField(visitor, name as keyof Info).fill(value);
  const steps = [
    ['clean', auditOptions.Clean],
    ['strip', auditOptions.Strip],
    ['protect', auditOptions.Protect],
  ] as const;
  for (const [step, [first = '']] of steps) {
    await nextButton(visitor).press();
    await heading(visitor, step).seen();
    await visitor.role('checkbox', first).in(dialog(visitor)).press();
  }
  await nextButton(visitor).press();
  await heading(visitor, 'submit').seen();
}
