import type { ComponentProps, ReactNode } from 'react';
import { PrintButton } from '../../../ui/print/PrintButton';
import type { StepProps } from '../useTerms';

type PrintEstimateButtonProps = StepProps & Pick<ComponentProps<typeof PrintButton>, 'kind' | 'children'>;

/** Prints the estimate as it stands. */
export function PrintEstimateButton({ store, settings, ...button }: PrintEstimateButtonProps): ReactNode {
  const print = async (root: ShadowRoot) => {
    const module = await import('./printEstimate');
    const { answers, fields, fromUrl } = store.getState();
    return module.printEstimate(root, { answers, fields, fromUrl, at: new Date().toISOString() }, settings);
  };
  return <PrintButton {...button} messages={settings.messages.form} print={print} />;
}
