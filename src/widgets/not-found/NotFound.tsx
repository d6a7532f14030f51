import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/emotion';
import { ActionLink } from '../../ui/ActionLink';
import { Ring } from '../../ui/emblem/Ring';
import { heading, lead, section } from '../../ui/section.styles';
import type { NotFoundSpec } from './not-found.element';
import type { NotFoundState } from './not-found.store';
import * as styles from './not-found.styles';

/** Says that an address leads nowhere, and where to go on. */
export function NotFound({ settings }: WidgetViewProps<NotFoundSpec, NotFoundState>): ReactNode {
  const { notFound: texts } = settings.texts;
  return (
    <section
      className={cx(section, styles.root)}
      part="section"
      lang={settings.lang}
      aria-labelledby="heading"
    >
      <div>
        <h1 id="heading" className={cx(heading, styles.heading)} part="heading">
          {texts.heading}
        </h1>
        {texts.text && <p className={lead}>{texts.text}</p>}
        <div className={styles.way}>
          <ActionLink kind="secondary" href={settings.facts.links.home}>
            {texts.home}
          </ActionLink>
        </div>
      </div>
      <div className={styles.art}>
        <Ring gap />
      </div>
    </section>
  );
}
