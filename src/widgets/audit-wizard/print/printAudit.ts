import type { WidgetSettings } from '../../../element/spec';
import { printDocument } from '../../../ui/print/printDocument';
import type { AuditWizardSpec } from '../audit-wizard.element';
import { type PrintedAudit, printableAudit } from './printable';

/** Prints an audit's request, in a chunk of its own. @returns removes the frame that was printed. */
export const printAudit = (
  root: ShadowRoot,
  audit: PrintedAudit,
  settings: WidgetSettings<AuditWizardSpec>,
): Promise<() => void> => printDocument(root, printableAudit(audit, settings));
