import { defineWidget } from '../../element/defineWidget';
import { submission } from '../../element/submission/submitLead';
import { AuditWizard } from './AuditWizard';
import { spec } from './audit-wizard.element';
import { createAuditWizardStore } from './audit-wizard.store';

export default defineWidget(spec, AuditWizard, createAuditWizardStore, submission);
