import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { content } from './content';

const { labels, hints, intro, button } = content.contact;

/** A button, and the dialog that it opens. */
export function AuditDialog({ label, className }: { label: string; className: string }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger className={className}>{label}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content className="card">
          <Dialog.Title>{label}</Dialog.Title>
          <Dialog.Description>{intro}</Dialog.Description>
          <form>
            {Object.entries(labels).map(([name, text]) => (
              <label key={name}>
                {text}
                <input name={name} />
              </label>
            ))}
            <small>{hints.serviceAddress}</small>
            <button type="submit" className="main">
              {button}
            </button>
          </form>
          <Dialog.Close aria-label="Close">
            <X />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
