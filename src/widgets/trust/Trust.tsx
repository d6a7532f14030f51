import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { Icon } from '../../ui/base/Icon';
import { heading, lead, section, softGround } from '../../ui/section/section.styles';
import { People } from './People';
import type { TrustSpec } from './trust.element';
import * as styles from './trust.styles';
import { type TrustFact, trustFacts } from './trustFacts';

/** What a firm can be relied on for: a section, or a short list beside a form. Only what the firm names is shown. */
export function Trust({ settings }: WidgetViewProps<TrustSpec, object>): ReactNode {
  const { trust: messages } = settings.messages;
  const { people } = settings.facts.trust;
  const facts = trustFacts(settings);
  if (settings.attributes.view === 'brief')
    return (
      facts.length > 0 && (
        <ul className={styles.brief} lang={settings.lang}>
          {facts.map((fact) => (
            <li key={fact.id} className={styles.briefFact} part="fact">
              <Fact fact={fact} />
            </li>
          ))}
        </ul>
      )
    );
  if (facts.length === 0 && people.length === 0) return null;
  return (
    <section
      className={cx(section, softGround)}
      part="section"
      lang={settings.lang}
      aria-labelledby="heading"
    >
      <Heading rank={1} id="heading" className={heading} part="heading">
        {messages.heading}
      </Heading>
      {messages.lead && <p className={lead}>{messages.lead}</p>}
      {facts.length > 0 && (
        <ul className={styles.facts} aria-labelledby="heading">
          {facts.map((fact) => (
            <li key={fact.id} className={styles.fact} part="fact">
              <Fact fact={fact} />
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && <People people={people} title={messages.people} />}
    </section>
  );
}

function Fact({ fact: { icon, title, lines, link } }: { fact: TrustFact }): ReactNode {
  return (
    <>
      <Icon icon={icon} size={28} />
      <p className={styles.title}>{title}</p>
      <div className={styles.lines}>
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
        {link && (
          <a className={styles.link} href={link.href} part="link">
            {link.label}
          </a>
        )}
      </div>
    </>
  );
}
