import { type ReactNode, useCallback } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { useCode } from '../../ui/useCode';
import type { AuditWizardSpec } from './audit-wizard.element';
import type { AuditWizardState } from './audit-wizard.store';

export type AuditWizardProps = WidgetViewProps<AuditWizardSpec, AuditWizardState>;

/** The request for the free surface-health audit. Closed, there is nothing of it in the page. */
export function AuditWizard(props: AuditWizardProps): ReactNode {
  const open = useStore(props.store, (state) => state.open);
  return open && <OpenWizard {...props} />;
}

/** In code of its own, because most pages are left without it. */
function OpenWizard(props: AuditWizardProps): ReactNode {
  const hide = useStore(props.store, (state) => state.hide);
  const load = useCallback(async () => {
    try {
      return await import('./Wizard');
    } catch (error) {
      console.error('<bio-audit-wizard> could not be loaded, and stays closed:', error);
      hide(); // the next press on a link to it tries again
      throw error;
    }
  }, [hide]);
  const { code } = useCode(load);
  return code && <code.Wizard {...props} />;
}
