import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { Icon } from '../../ui/base/Icon';
import { dark, heading, lead, leadOnDark, section } from '../../ui/section/section.styles';
import { TextLink } from '../../ui/section/TextLink';
import { stationIcon } from './icons';
import type { SystemWheelSpec } from './system-wheel.element';
import * as listStyles from './system-wheel.styles';
import * as wheelStyles from './wheel.styles';

/** The services as stations of a wheel around a hub; in a narrow container, or with many stations, as a list. */
export function SystemWheel({ settings }: WidgetViewProps<SystemWheelSpec, object>): ReactNode {
  const { wheel: messages } = settings.messages;
  const { company, links, wheel: stations } = settings.facts;
  const wheel = stations.length <= wheelStyles.MAX_STATIONS ? wheelStyles : undefined;
  const large =
    stations.length <= wheelStyles.MAX_LARGE_STATIONS &&
    stations.every(({ description }) => description.length <= wheelStyles.MAX_DESCRIPTION);
  return (
    <section className={cx(section, dark)} part="section" lang={settings.lang} aria-labelledby="heading">
      <div className={cx(listStyles.layout, wheel?.layout)}>
        <div className={cx(listStyles.intro, wheel?.intro)}>
          <Heading rank={1} id="heading" className={heading} part="heading">
            {messages.heading}
          </Heading>
          {messages.lead && <p className={cx(lead, leadOnDark)}>{messages.lead}</p>}
        </div>
        {stations.length > 0 && (
          <div className={cx(listStyles.stations, wheel?.stations, large && wheelStyles.largeStations)}>
            {/* Header and footer name the company for screen readers. */}
            <div
              className={cx(listStyles.hub, wheel?.hub, !large && wheel?.yieldingHub)}
              part="hub"
              aria-hidden="true"
            >
              <p className={listStyles.company}>{company.name}</p>
              {company.motto && <p className={listStyles.motto}>{company.motto}</p>}
            </div>
            <ol className={cx(listStyles.list, wheel?.list)}>
              {stations.map(({ id, label, description, href }) => (
                <li key={id} className={cx(listStyles.item, wheel?.item)}>
                  <a href={href} className={cx(listStyles.station, wheel?.station)} part="station">
                    <span className={cx(listStyles.icon, wheel?.icon)}>
                      <Icon icon={stationIcon(id)} size={28} />
                    </span>
                    <span className={cx(listStyles.label, wheel?.label)}>{label}</span>{' '}
                    <span
                      className={cx(
                        listStyles.description,
                        large ? wheelStyles.descriptionInside : wheel?.descriptionInHub,
                      )}
                    >
                      <span>{description}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </div>
        )}
        {messages.addOns && (
          <div className={listStyles.addOns}>
            <TextLink href={links.addOns}>{messages.addOns}</TextLink>
          </div>
        )}
      </div>
    </section>
  );
}
