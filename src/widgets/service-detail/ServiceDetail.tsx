import { type ReactNode, useEffect } from 'react';
import { moneyStyle } from '../../domain/moneyStyle';
import { shownPrice } from '../../domain/shownPrice';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { PriceText } from '../../ui/base/PriceText';
import { usePicked } from '../../ui/base/usePicked';
import { ActionLink } from '../../ui/section/ActionLink';
import { section, softGround } from '../../ui/section/section.styles';
import { Explanation } from './sections/Explanation';
import { Offers } from './sections/Offers';
import { PageHeader } from './sections/PageHeader';
import { PriceFactors } from './sections/PriceFactors';
import { Steps } from './sections/Steps';
import { WorkPictures } from './sections/WorkPictures';
import type { ServiceDetailSpec } from './service-detail.element';
import type { ServiceDetailState } from './service-detail.store';
import * as styles from './service-detail.styles';
import { findPage } from './servicePage';

/** The sections of a service's own page. */
export function ServiceDetail({
  store,
  settings,
}: WidgetViewProps<ServiceDetailSpec, ServiceDetailState>): ReactNode {
  const { requestService, checkService } = usePicked(store, 'requestService', 'checkService');
  const { attributes, facts } = settings;
  const { page, service } = findPage(settings);

  useEffect(checkService, [checkService, facts.servicePages, attributes.service]);

  if (!page) return null;

  const { links } = facts;
  const messages = settings.messages.servicePage;
  const range = service?.page ?? service?.card;
  const price = range && shownPrice(range, moneyStyle(facts, settings.lang), messages);
  const note = service?.page ? service.pageNote : service?.cardNote;
  const action = (kind: 'primary' | 'secondary') => (
    <ActionLink href={links.contact} onPress={requestService} kind={kind}>
      {messages.action}
    </ActionLink>
  );
  return (
    <article lang={settings.lang} aria-labelledby="title">
      <PageHeader
        page={page}
        service={service}
        price={price}
        note={note}
        action={action('primary')}
        settings={settings}
      />
      <Explanation page={page} settings={settings} />
      <Steps page={page} settings={settings} />
      <Offers page={page} settings={settings} />
      <section className={cx(section, softGround)} part="section" aria-labelledby="range">
        <Heading rank={2} id="range" className={styles.subheading} part="heading">
          {messages.range}
        </Heading>
        <div className={styles.range}>
          {price && (
            <div>
              <p className={styles.price} part="price">
                <PriceText text={price} />
              </p>
              {note && <p className={styles.soft}>{note}</p>}
            </div>
          )}
          <div className={styles.rangeAction}>
            {messages.rangeNote && <p className={styles.soft}>{messages.rangeNote}</p>}
            {/* On a page, the estimator's button follows in the same screen. */}
            {action('secondary')}
          </div>
        </div>
        <PriceFactors page={page} settings={settings} />
      </section>
      <WorkPictures page={page} settings={settings} />
    </article>
  );
}
