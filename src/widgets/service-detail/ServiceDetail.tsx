import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { formatRange } from '../../pricing/money';
import { cx } from '../../style/emotion';
import { ActionLink } from '../../ui/ActionLink';
import { section, stone } from '../../ui/section.styles';
import { Explanation } from './sections/Explanation';
import { Head } from './sections/Head';
import { Look } from './sections/Look';
import { Offers } from './sections/Offers';
import { Steps } from './sections/Steps';
import type { ServiceDetailSpec } from './service-detail.element';
import type { ServiceDetailState } from './service-detail.store';
import * as styles from './service-detail.styles';
import { findPage } from './servicePage';

/** A service's own page, from its heading to its price and its pictures. */
export function ServiceDetail({
  store,
  settings,
}: WidgetViewProps<ServiceDetailSpec, ServiceDetailState>): ReactNode {
  const { schedule, checkService } = useStore(store);
  const { attributes, facts } = settings;
  const { page, service } = findPage(settings);

  useEffect(checkService, [checkService, facts.servicePages, attributes.service]);

  if (!page) return null;

  const { currency, locale, links } = facts;
  const texts = settings.texts.servicePage;
  const range = service?.page ?? service?.card;
  const price = range && formatRange(range, { currency, locale: locale || settings.lang });
  const action = (
    <ActionLink href={links.contact} onPress={schedule}>
      {texts.action}
    </ActionLink>
  );
  return (
    <article lang={settings.lang} aria-labelledby="title">
      <Head page={page} service={service} price={price} action={action} settings={settings} />
      <Explanation page={page} settings={settings} />
      <Steps page={page} settings={settings} />
      <Offers page={page} settings={settings} />
      <section className={cx(section, stone)} part="section" aria-labelledby="range">
        <h2 id="range" className={styles.subheading} part="heading">
          {texts.range}
        </h2>
        <div className={styles.range}>
          {price && (
            <p className={styles.price} part="price">
              {price}
            </p>
          )}
          <div className={styles.settling}>
            {texts.rangeNote && <p className={styles.soft}>{texts.rangeNote}</p>}
            {action}
          </div>
        </div>
      </section>
      <Look page={page} settings={settings} />
    </article>
  );
}
