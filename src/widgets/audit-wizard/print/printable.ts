import { questionField } from '../../../domain/questionField';
import type { WidgetSettings } from '../../../element/spec';
import { answersTo, answerWords } from '../../../forms/questions/questions';
import { formatDate } from '../../../ui/base/formatDate';
import {
  answerSections,
  densityOf,
  filled,
  letterhead,
  type PrintedDocument,
  typedText,
} from '../../../ui/print/printedDocument';
import type { AuditWizardSpec } from '../audit-wizard.element';
import type { AuditFields } from '../fields';
import { allSteps, listOf, type Selected } from '../offer';

/** An audit's request as it is printed. */
export interface PrintedAudit {
  fields: AuditFields;
  selected: Selected;
  /** When it is printed, in ISO 8601. */
  at: string;
}

/** What is printed of an audit's request. */
export function printableAudit(
  { fields, selected, at }: PrintedAudit,
  { facts, messages, lang }: WidgetSettings<AuditWizardSpec>,
): PrintedDocument {
  const { audit, form } = messages;
  const { answers } = answersTo(facts.questions.audit, fields, answerWords({ facts, lang, messages }), {
    fileOf: (id) => fields[questionField(id)],
  });
  const chosen = allSteps.flatMap((step) => {
    const list = listOf[step];
    // A label that was selected on an earlier page may not be on offer here.
    const labels = list ? facts.audit[list].filter((label) => selected[list].includes(label)) : [];
    return { heading: audit.steps[step].heading, text: labels.join('\n') };
  });
  const next = filled([form.nextRead, audit.thanksPromise, audit.thanksVisit]).join('\n');
  const sections = [
    ...chosen,
    { heading: form.document.notes, text: typedText(fields.notes) },
    ...answerSections(answers, fields),
    { heading: form.nextHeading, text: next },
  ].filter(({ text }) => text !== '');
  return {
    lang,
    title: audit.title,
    number: '',
    date: [form.document.date, formatDate(at, lang)],
    company: letterhead(facts.company),
    client: {
      heading: form.document.client,
      lines: filled([fields.fullName, fields.serviceAddress, fields.email, fields.phone]),
    },
    prices: undefined,
    remarks: '',
    sections,
    signature: undefined,
    density: densityOf(sections.length, ...sections.map(({ text }) => text)),
  };
}
