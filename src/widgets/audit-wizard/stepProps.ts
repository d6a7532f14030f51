import type { WidgetViewProps } from '../../element/spec';
import { formWith } from '../../forms/questions/formWith';
import type { FormFields } from '../../forms/useField';
import type { AuditWizardSpec } from './audit-wizard.element';
import type { AuditWizardState } from './audit-wizard.store';
import { type AuditField, auditFields } from './fields';

/** The props of every view of the wizard. */
export type StepProps = WidgetViewProps<AuditWizardSpec, AuditWizardState>;

/** What its text fields are made of. */
export const formOf = ({ store, settings }: StepProps): FormFields<AuditField> =>
  formWith<keyof typeof auditFields>(
    { store, rules: auditFields, labels: settings.messages.audit.labels, settings },
    settings.facts.questions.audit,
  );
