import type { ReactNode } from 'react';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { fillText } from '../../src/domain/fillText';
import { fileUrl } from '../api/client';
import { useMessages } from '../messages/useMessages';
import * as styles from './lead.styles';
import { Section } from './Section';

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
          <dl className={styles.fields}>
            {answers.map(({ label, value, file }, index) => (
              <div key={index}>
                <dt>
                  <bdi>{label}</bdi>
                </dt>
                <dd>
                  {file === undefined ? (
                    <bdi>{value}</bdi>
                  ) : (
                    <a href={fileUrl(id, file)} target="_blank" rel="noopener">
                      {messages.file}
                    </a>
                  )}
                </dd>
              </div>
            ))}
          </dl>
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
