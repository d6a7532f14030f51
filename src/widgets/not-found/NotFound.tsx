import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { ActionLink } from '../../ui/section/ActionLink';
import { Ring } from '../../ui/section/emblem/Ring';
import { heading, lead, section } from '../../ui/section/section.styles';
import type { NotFoundSpec } from './not-found.element';
import type { NotFoundState } from './not-found.store';
import * as styles from './not-found.styles';

/** The page of a URL that does not exist, with a link to the home page. */
export function NotFound({ settings }: WidgetViewProps<NotFoundSpec, NotFoundState>): ReactNode {
  const { notFound: messages } = settings.messages;
  return (
    <section
      className={cx(section, styles.root)}
      part="section"
      lang={settings.lang}
      aria-labelledby="heading"
    >
      <div>
        <Heading rank={1} id="heading" className={cx(heading, styles.heading)} part="heading">
          {messages.heading}
        </Heading>
        {messages.text && <p className={lead}>{messages.text}</p>}
        <div className={styles.action}>
          <ActionLink kind="secondary" href={settings.facts.links.home}>
            {messages.home}
          </ActionLink>
        </div>
      </div>
      <div className={styles.art}>
        <Ring gap />
      </div>
    </section>
  );
}
