import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { AuditWizardSpec } from './audit-wizard.element';
import type { AuditWizardState } from './audit-wizard.store';
import { Wizard } from './Wizard';

export type AuditWizardProps = WidgetViewProps<AuditWizardSpec, AuditWizardState>;

/** The request for the free surface-health audit. Closed, there is nothing of it in the page. */
export function AuditWizard(props: AuditWizardProps): ReactNode {
  const open = useStore(props.store, (state) => state.open);
  return open && <Wizard {...props} />;
}
