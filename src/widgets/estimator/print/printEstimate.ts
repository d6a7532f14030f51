import { printDocument } from '../../../ui/print/printDocument';
import type { EstimatorSettings } from '../offer/termsOf';
import { type PrintedEstimate, printableEstimate } from './printable';

/** Prints an estimate, in a chunk of its own. @returns removes the frame that was printed. */
export const printEstimate = (
  root: ShadowRoot,
  estimate: PrintedEstimate,
  settings: EstimatorSettings,
): Promise<() => void> => printDocument(root, printableEstimate(estimate, settings));
