import { Menu as MenuIcon } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { ModalDialog } from './ModalDialog';

interface Props {
  label: string;
  heading: string;
  links: readonly { label: string; href?: string | undefined }[];
}

/** The menu of narrow screens. */
export function Menu({ label, heading, links }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" class="narrow" onClick={() => setIsOpen(true)}>
        {label} <MenuIcon size={20} />
      </button>
      {isOpen && (
        <ModalDialog label={heading} close={() => setIsOpen(false)}>
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </ModalDialog>
      )}
    </>
  );
}
