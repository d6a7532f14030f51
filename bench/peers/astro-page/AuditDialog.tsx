import { useState } from 'preact/hooks';
import type { HomeContent } from '../content';
import { ModalDialog } from './ModalDialog';

interface Props {
  label: string;
  className: string;
  contact: Pick<HomeContent['contact'], 'intro' | 'labels' | 'button'> & { hint: string };
}

/** A button, and the dialog that it opens. */
export function AuditDialog({ label, className, contact }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" class={className} onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <ModalDialog label={label} close={() => setIsOpen(false)}>
          <h2>{label}</h2>
          <p>{contact.intro}</p>
          <form>
            {Object.entries(contact.labels).map(([name, text]) => (
              <label key={name}>
                {text}
                <input name={name} />
              </label>
            ))}
            <small>{contact.hint}</small>
            <button type="submit" class="main">
              {contact.button}
            </button>
          </form>
        </ModalDialog>
      )}
    </>
  );
}
