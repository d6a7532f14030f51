import { type IconNode, Mail, MapPin, MessageSquare, Phone } from 'lucide';
import type { ReactNode } from 'react';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { fillText } from '../../src/domain/fillText';
import { cx } from '../../src/style/cx';
import { Icon } from '../../src/ui/base/Icon';
import { fileUrl } from '../api/client';
import { isToCall } from '../leads/callOrder';
import { useMessages } from '../messages/useMessages';
import { formatTime, type TimeStyle } from '../ui/texts';
import { useTimeStyle } from '../ui/useTimeStyle';
import * as styles from './lead.styles';
import { changedRows, contactHrefs, touchInWords } from './leadTexts';

/** A part of a lead, under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Labels with their values, as they were typed. */
export function Fields({ fields }: { fields: { label: string; value: ReactNode }[] }): ReactNode {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value }, index) => (
        <div key={index}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The number, the address for mail and the place: each as it was typed, and a press away. */
export function ContactLinks({ lead }: { lead: LeadDetail }): ReactNode {
  const messages = useMessages();
  const { call, text, email, map } = contactHrefs(lead);
  return (
    <ul className={styles.contact}>
      {lead.phone !== '' && (
        <ContactLink
          icon={Phone}
          label={messages.call}
          href={call}
          shown={lead.phone}
          isMain={isToCall(lead)}
        />
      )}
      {text && (
        <ContactLink icon={MessageSquare} label={messages.text} href={text} shown={lead.phone} isRepeated />
      )}
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
  /** What is to be done first. @default false */
  isMain?: boolean;
  /** What is shown stands beside it, too: on a phone it needs no line of its own. @default false */
  isRepeated?: boolean;
}

function ContactLink({
  icon,
  label,
  href,
  shown,
  isMain = false,
  isRepeated = false,
}: ContactLinkProps): ReactNode {
  const isWeb = href?.startsWith('https:');
  return (
    <li data-beside={isRepeated ? '' : undefined}>
      {href === undefined ? (
        <span className={styles.contactLink}>
          <Icon icon={icon} size={20} />
          <bdi>{shown}</bdi>
        </span>
      ) : (
        <a
          className={cx(styles.contactLink, isMain && styles.isMain)}
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

/** Photos, the answers to the firm's own questions with their files, and the signature. */
export function Files({ lead }: { lead: LeadDetail }): ReactNode {
  const messages = useMessages();
  const { id, photos, answers, signature, signatureImage } = lead;
  return (
    <>
      {photos.length > 0 && (
        <Section title={messages.photosTitle}>
          <ul className={styles.photos}>
            {photos.map((name, index) => (
              <li key={name}>
                <a href={fileUrl(id, name)} target="_blank" rel="noopener">
                  <img
                    src={fileUrl(id, name)}
                    alt={fillText(messages.photo, { number: index + 1 })}
                    loading="lazy"
                    decoding="async"
                  />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {answers.length > 0 && (
        <Section title={messages.answersTitle}>
          <Fields
            fields={answers.map(({ label, value, file }) => ({
              label,
              value:
                file === undefined ? (
                  value
                ) : (
                  <a href={fileUrl(id, file)} target="_blank" rel="noopener">
                    {messages.file}
                  </a>
                ),
            }))}
          />
        </Section>
      )}
      {(signature !== undefined || signatureImage !== undefined) && (
        <Section title={messages.signatureTitle}>
          {signature !== undefined && <p className={styles.signature}>{signature}</p>}
          {signatureImage !== undefined && (
            <img
              className={styles.signatureImage}
              src={signatureImage}
              alt={fillText(messages.signatureDrawn, { name: signature ?? lead.name })}
            />
          )}
        </Section>
      )}
    </>
  );
}

/** How the visitor came to the firm, in plain words, and the page of the form. */
export function Attribution({ lead }: { lead: LeadDetail }): ReactNode {
  const messages = useMessages();
  const timeStyle = useTimeStyle();
  const { first, last } = { first: undefined, last: undefined, ...Object(lead.attribution) } as Record<
    string,
    unknown
  >;
  const visits: [string, unknown][] = [
    [messages.foundFirst, first],
    ...(JSON.stringify(last) === JSON.stringify(first)
      ? []
      : ([[messages.foundLast, last]] as [string, unknown][])),
  ];
  const shown = [
    ...visits
      .filter(([, touch]) => touch !== undefined)
      .map(([label, touch]) => ({
        label: `${label}${timeOf(touch, timeStyle)}`,
        value: touchInWords(touch, messages),
      })),
    ...(lead.page === undefined ? [] : [{ label: messages.sentFrom, value: lead.page }]),
  ];
  return (
    shown.length > 0 && (
      <Section title={messages.foundTitle}>
        <Fields fields={shown} />
      </Section>
    )
  );
}

function timeOf(touch: unknown, timeStyle: TimeStyle): string {
  const at = String((Object(touch) as { at?: unknown }).at);
  return Number.isNaN(Date.parse(at)) ? '' : ` (${formatTime(at, timeStyle)})`;
}

/** What the visitor corrected, all revisions side by side. */
export function Versions({ versions }: Pick<LeadDetail, 'versions'>): ReactNode {
  const messages = useMessages();
  const timeStyle = useTimeStyle();
  const rows = changedRows(versions);
  if (rows.length === 0) return null;
  return (
    <Section title={messages.versionsTitle}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <section className={styles.versions} tabIndex={0} aria-label={messages.versionsTable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.versionField}</th>
              {versions.map(({ receivedAt }, index) => (
                <th key={index} scope="col">
                  {formatTime(receivedAt, timeStyle)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, texts }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                {texts.map((text, index) => (
                  <td key={index}>
                    <bdi>{text || '–'}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
