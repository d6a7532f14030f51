import type { WidgetViewProps } from '../../element/spec';
import { changedRules, changedTexts } from '../../forms/ownFields';
import { formWith } from '../../forms/questions/formWith';
import type { FormFields } from '../../forms/useField';
import type { AuditWizardSpec } from './audit-wizard.element';
import type { AuditWizardState } from './audit-wizard.store';
import { type AuditField, auditFields, type FixedField } from './fields';

/** The props of every view of the wizard. */
export type StepProps = WidgetViewProps<AuditWizardSpec, AuditWizardState>;

/** What its text fields are made of. */
export const formOf = ({ store, settings }: StepProps): FormFields<AuditField> =>
  formWith<FixedField>(
    {
      store,
      rules: changedRules<FixedField>(auditFields, settings.facts.fields.audit),
      labels: changedTexts(settings.messages.audit.labels, settings.facts.fields.audit, 'label'),
      settings,
    },
    settings.facts.questions.audit,
  );
