import type { WidgetViewProps } from '../../element/spec';
import type { AuditWizardSpec } from './audit-wizard.element';
import type { AuditWizardState } from './audit-wizard.store';

/** The props of every view of the wizard. */
export type StepProps = WidgetViewProps<AuditWizardSpec, AuditWizardState>;
