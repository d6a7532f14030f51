import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { fillText } from '../../domain/fillText';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { Icon } from '../../ui/base/Icon';
import { ActionLink } from '../../ui/section/ActionLink';
import { Picture } from '../../ui/section/picture/Picture';
import { dark, lead, leadOnDark, onPicture, rings, section } from '../../ui/section/section.styles';
import type { HeroSpec } from './hero.element';
import * as styles from './hero.styles';

/** Headline over a picture, with the audit button and the plans button. */
export function Hero({ settings }: WidgetViewProps<HeroSpec, object>): ReactNode {
  const { hero } = settings.messages;
  const { company, links, pictures } = settings.facts;
  const { check, price, answer } = hero.promises;
  const promises = [check, price, answer].filter(Boolean);
  return (
    <section
      className={cx(section, dark, styles.hero)}
      part="section"
      lang={settings.lang}
      aria-labelledby="heading"
    >
      <div className={styles.backdrop} part="picture">
        {/* In a narrow container it is cropped at both sides, so it is drawn wider than its box. */}
        <Picture
          picture={pictures.hero}
          className={cx(styles.picture, rings)}
          sizes="(min-width: 840px) 100vw, 130vw"
          load="first"
        />
      </div>
      <div className={cx(styles.content, onPicture)}>
        {company.motto && <p className={styles.motto}>{company.motto}</p>}
        <Heading rank={1} id="heading" className={styles.heading} part="heading">
          {fillText(hero.headline, { company: company.name })}
        </Heading>
        {hero.subline && (
          <p className={cx(lead, leadOnDark)}>{fillText(hero.subline, { area: company.area })}</p>
        )}
        <div className={styles.actions}>
          <ActionLink href={links.audit}>{hero.auditButton}</ActionLink>
          {hero.plansButton && (
            <ActionLink href={links.plans} kind="quiet">
              {hero.plansButton}
            </ActionLink>
          )}
        </div>
      </div>
      {promises.length > 0 && (
        <ul className={cx(styles.promises, onPicture)} part="promises">
          {promises.map((promise, index) => (
            <li key={index} className={styles.promise} data-keep-clear>
              <Icon icon={Check} size={20} />
              <span>{promise}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
