import { ChevronDown, Menu, Phone } from 'lucide-react';
import { Dialog, DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import { AuditDialog } from './AuditDialog';
import { content } from './content';

const { company, header, menu } = content;

export function Header() {
  return (
    <header>
      <Link className="brand" to="/">
        {company.name}
      </Link>
      <nav className="wide">
        <ul>
          {menu.map((entry) => (
            <li key={entry.label}>
              {entry.links ? (
                <DropdownMenu.Root>
                  <DropdownMenu.Trigger>
                    {entry.label} <ChevronDown size={16} />
                  </DropdownMenu.Trigger>
                  <DropdownMenu.Portal>
                    <DropdownMenu.Content className="card">
                      {entry.links.map(({ label, href }) => (
                        <DropdownMenu.Item key={href} asChild>
                          <Link to={href}>{label}</Link>
                        </DropdownMenu.Item>
                      ))}
                    </DropdownMenu.Content>
                  </DropdownMenu.Portal>
                </DropdownMenu.Root>
              ) : (
                <a href={entry.href}>{entry.label}</a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <a href={`tel:${company.phone}`} aria-label={company.phone}>
        <Phone size={20} />
      </a>
      <AuditDialog label={header.action} className="button main wide" />
      <Dialog.Root>
        <Dialog.Trigger className="narrow">
          {header.openMenu} <Menu size={20} />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content className="card">
            <Dialog.Title>{header.nav}</Dialog.Title>
            <ul>
              {menu
                .flatMap((entry) => entry.links ?? [entry])
                .map(({ label, href }) => (
                  <li key={label}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
            </ul>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </header>
  );
}
