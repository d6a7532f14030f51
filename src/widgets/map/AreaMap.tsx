import { ArrowUpRight, MapPin } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { fillText } from '../../ui/fillText';
import { Icon } from '../../ui/Icon';
import { heading, lead, section } from '../../ui/section.styles';
import { Drawing } from './Drawing';
import type { MapSpec } from './map.element';
import type { MapState } from './map.store';
import * as styles from './map.styles';

/** How near the visitor comes before the map is loaded, in px. */
const NEAR = 400;

/** The cities served, beside a map; a drawing of one keeps its place. */
export function AreaMap({ store, settings }: WidgetViewProps<MapSpec, MapState>): ReactNode {
  const { status, src, load, refuse } = useStore(store);
  const { company, map } = settings.facts;
  const { map: texts } = settings.texts;
  const frame = useRef<HTMLDivElement>(null);

  const place = settings.attributes.query ?? company.area;
  const query = encodeURIComponent(place);
  const embed = fillText(map.embed, { query });

  useEffect(() => {
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        sight.disconnect();
        void load(embed);
      },
      { rootMargin: `${NEAR}px` },
    );
    if (frame.current) sight.observe(frame.current);
    return () => sight.disconnect();
  }, [load, embed]);

  useEffect(() => {
    const onViolation = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (disposition === 'enforce' && effectiveDirective === 'frame-src') refuse(blockedURI);
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [refuse]);

  return (
    <section className={section} part="section" lang={settings.lang} aria-labelledby="heading">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="heading" className={heading} part="heading">
            {texts.heading}
          </h2>
          {texts.lead && <p className={lead}>{fillText(texts.lead, { area: company.area })}</p>}
          {company.cities.length > 0 && (
            <ul className={styles.cities} part="cities">
              {company.cities.map((city) => (
                <li key={city} className={styles.city}>
                  {city}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.map}>
          <div ref={frame} className={styles.frame} part="map">
            <Drawing />
            <p className={styles.place} aria-hidden="true">
              <Icon icon={MapPin} size={20} />
              {place}
            </p>
            {status === 'shown' && (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- a map needs its scripts and its origin: no sandbox is left then
              <iframe
                className={styles.embed}
                src={src}
                title={fillText(texts.title, { area: place })}
                loading="lazy"
                referrerPolicy="strict-origin-when-cross-origin"
                allow="fullscreen"
              />
            )}
          </div>
          <a
            className={styles.link}
            part="link"
            href={fillText(map.page, { query })}
            target="_blank"
            rel="noopener"
          >
            {texts.open}
            <Icon icon={ArrowUpRight} size={20} />
          </a>
        </div>
      </div>
    </section>
  );
}
