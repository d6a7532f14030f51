import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/emotion';
import { Icon } from '../../ui/Icon';
import { dark, heading, lead, leadOnDark, section } from '../../ui/section.styles';
import { TextLink } from '../../ui/TextLink';
import { stationIcon } from './icons';
import type { SystemWheelSpec } from './system-wheel.element';
import * as list from './system-wheel.styles';
import * as round from './wheel.styles';

/** The emblem: all services as stations around one hub. */
export function SystemWheel({ settings }: WidgetViewProps<SystemWheelSpec, object>): ReactNode {
  const { wheel: texts } = settings.texts;
  const { company, links, wheel: stations } = settings.facts;
  const wheel = stations.length <= round.MOST_STATIONS ? round : undefined;
  return (
    <section className={cx(section, dark)} part="section" lang={settings.lang} aria-labelledby="heading">
      <div className={cx(list.layout, wheel?.layout)}>
        <div className={cx(list.words, wheel?.words)}>
          <h2 id="heading" className={heading} part="heading">
            {texts.heading}
          </h2>
          {texts.lead && <p className={cx(lead, leadOnDark)}>{texts.lead}</p>}
        </div>
        {stations.length > 0 && (
          <div className={cx(list.stations, wheel?.stations)}>
            {/* Whose wheel it is, header and footer say as well. */}
            <div className={cx(list.hub, wheel?.hub)} part="hub" aria-hidden="true">
              <p className={list.company}>{company.name}</p>
              {company.motto && <p className={list.motto}>{company.motto}</p>}
            </div>
            <ol className={cx(list.list, wheel?.list)}>
              {stations.map(({ id, label, description, href }) => (
                <li key={id} className={cx(list.item, wheel?.item)}>
                  <a href={href} className={cx(list.station, wheel?.station)} part="station">
                    <span className={cx(list.icon, wheel?.icon)}>
                      <Icon icon={stationIcon(id)} size={28} />
                    </span>
                    <span className={cx(list.label, wheel?.label)}>{label}</span>{' '}
                    <span className={cx(list.description, wheel?.description)}>
                      <span>{description}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </div>
        )}
        <div className={list.further}>
          <TextLink href={links.addOns}>{texts.addOns}</TextLink>
        </div>
      </div>
    </section>
  );
}
