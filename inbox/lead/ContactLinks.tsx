import { type IconNode, Mail, MapPin, MessageSquare, Phone } from 'lucide';
import type { ReactNode } from 'react';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { Icon } from '../../src/ui/base/Icon';
import { useMessages } from '../messages/useMessages';
import { contactHrefs } from './contactHrefs';
import * as styles from './lead.styles';

/** The number, the address for mail and the place: each as it was typed, and a press away. */
export function ContactLinks({ lead }: { lead: LeadDetail }): ReactNode {
  const messages = useMessages();
  const { call, text, email, map } = contactHrefs(lead);
  return (
    <ul className={styles.contact}>
      {lead.phone !== '' && <ContactLink icon={Phone} label={messages.call} href={call} shown={lead.phone} />}
      {text && <ContactLink icon={MessageSquare} label={messages.text} href={text} shown={lead.phone} />}
      {lead.email && <ContactLink icon={Mail} label={messages.email} href={email} shown={lead.email} />}
      {lead.address !== '' && (
        <ContactLink icon={MapPin} label={messages.map} href={map} shown={lead.address} />
      )}
    </ul>
  );
}

interface ContactLinkProps {
  icon: IconNode;
  label: string;
  href: string | undefined;
  shown: string;
}

function ContactLink({ icon, label, href, shown }: ContactLinkProps): ReactNode {
  const isWeb = href?.startsWith('https:');
  return (
    <li>
      {href === undefined ? (
        <span className={styles.contactLink}>
          <Icon icon={icon} size={20} />
          <bdi>{shown}</bdi>
        </span>
      ) : (
        <a
          className={styles.contactLink}
          href={href}
          {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <Icon icon={icon} size={20} />
          <span>
            <strong>{label}</strong> <bdi>{shown}</bdi>
          </span>
        </a>
      )}
    </li>
  );
}
