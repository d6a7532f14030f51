import { FileText } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../ui/base/Icon';
import { TextButton } from '../../../ui/controls/TextButton';
import type { StepProps } from '../stepProps';
import * as styles from './paper.styles';

/** In a chunk of its own: on a desktop the quote stands beside the questions. */
const loadDialog = () => import('./PaperDialog');

/** Shows the quote where it has no room beside the questions. */
export function SeeQuote(props: StepProps): ReactNode {
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const [open, setOpen] = useState(false);
  const show = async () => {
    try {
      setDialog(await loadDialog());
      setOpen(true);
    } catch {
      // The sum is in view, and step 4 shows the quote whole.
    }
  };
  return (
    <div className={styles.see} data-later="">
      <TextButton onPress={() => void show()}>
        <Icon icon={FileText} size={20} />
        <span>{props.settings.messages.quote.seeQuote}</span>
      </TextButton>
      {dialog && <dialog.PaperDialog {...props} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
