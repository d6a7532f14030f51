import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { submission } from '../../element/submission/submitLead';
import { AuditWizard } from './AuditWizard';
import { type AuditWizardSpec, spec } from './audit-wizard.element';
import { createAuditWizardStore } from './audit-wizard.store';

export default defineWidget(spec, AuditWizard, createAuditWizardStore, submission);

declare global {
  interface HTMLElementTagNameMap {
    'bio-audit-wizard': WidgetElement<AuditWizardSpec>;
  }
}
