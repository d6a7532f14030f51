import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { Icon } from '../../ui/base/Icon';
import { PhoneText } from '../../ui/base/PhoneText';
import { ActionLink } from '../../ui/section/ActionLink';
import { Picture } from '../../ui/section/picture/Picture';
import { dark, heading, lead, leadOnDark, onPicture, rings, section } from '../../ui/section/section.styles';
import type { CtaBannerSpec } from './cta-banner.element';
import * as styles from './cta-banner.styles';

/** The closing call to action over a picture. */
export function CtaBanner({ settings }: WidgetViewProps<CtaBannerSpec, object>): ReactNode {
  const { banner } = settings.messages;
  const { company, links, pictures } = settings.facts;
  return (
    <section
      className={cx(section, dark, styles.banner)}
      part="section"
      lang={settings.lang}
      aria-labelledby="heading"
    >
      <div className={styles.backdrop} part="picture">
        <Picture
          picture={pictures.banner}
          className={cx(styles.picture, rings)}
          sizes="(min-width: 840px) 72vw, 130vw"
        />
      </div>
      <div className={cx(styles.content, onPicture)}>
        <Heading rank={1} id="heading" className={heading} part="heading">
          {banner.heading}
        </Heading>
        {banner.text && <p className={cx(lead, leadOnDark)}>{banner.text}</p>}
        <div className={styles.actions}>
          <ActionLink href={links.audit}>{banner.button}</ActionLink>
          {company.phone && (
            <p className={styles.phone} part="phone">
              <Icon icon={Phone} size={18} />
              <PhoneText text="{phone}" phone={company.phone} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
