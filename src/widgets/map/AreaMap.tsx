import { ArrowUpRight, MapPin } from 'lucide';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { fillText } from '../../domain/fillText';
import type { WidgetViewProps } from '../../element/spec';
import { isConsentRefused, watchConsent } from '../../page/consent';
import { safeDocument } from '../../page/safeDocument';
import { cx } from '../../style/cx';
import { button, secondary } from '../../ui/base/button.styles';
import { Heading } from '../../ui/base/Heading';
import { Icon } from '../../ui/base/Icon';
import { usePicked } from '../../ui/base/usePicked';
import { heading, lead, section } from '../../ui/section/section.styles';
import { MapDrawing, placesOf } from './MapDrawing';
import type { MapSpec } from './map.element';
import type { MapState } from './map.store';
import * as styles from './map.styles';

/** The map is loaded when it is this close to the viewport, in px. */
const PRELOAD_MARGIN = 400;

/**
 * The cities served, beside a map. A drawing stands in its place until it is loaded: where the visitor has not consented, by a
 * button.
 */
export function AreaMap({ store, settings }: WidgetViewProps<MapSpec, MapState>): ReactNode {
  const { status, src, isAskedFor, askFor, load, block } = usePicked(
    store,
    'status',
    'src',
    'isAskedFor',
    'askFor',
    'load',
    'block',
  );
  const isRefused = useSyncExternalStore(watchConsent, isConsentRefused, () => false);
  const mayLoad = isAskedFor || !isRefused;
  const isShown = status === 'shown' && mayLoad;
  const { company, map } = settings.facts;
  const { map: messages } = settings.messages;
  const frame = useRef<HTMLDivElement>(null);

  const place = settings.attributes.query ?? company.area;
  const query = encodeURIComponent(place);
  const places =
    settings.attributes.query === undefined ? placesOf(company.cities, settings.facts.map.places) : undefined;
  const embed = fillText(map.embed, { query });

  useEffect(() => {
    if (!mayLoad) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load(embed);
      },
      { rootMargin: `${PRELOAD_MARGIN}px` },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [mayLoad, load, embed]);

  useEffect(() => {
    const onViolation = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (disposition === 'enforce' && effectiveDirective === 'frame-src') block(blockedURI);
    };
    safeDocument.addEventListener('securitypolicyviolation', onViolation);
    return () => safeDocument.removeEventListener('securitypolicyviolation', onViolation);
  }, [block]);

  return (
    <section className={section} part="section" lang={settings.lang} aria-labelledby="heading">
      <div className={styles.columns}>
        <div className={styles.intro}>
          <Heading rank={1} id="heading" className={heading} part="heading">
            {messages.heading}
          </Heading>
          {messages.lead && <p className={lead}>{fillText(messages.lead, { area: company.area })}</p>}
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
            <MapDrawing cities={company.cities} places={places} />
            {!places && (
              <p className={styles.place} aria-hidden="true">
                <Icon icon={MapPin} size={20} />
                <span>{place}</span>
              </p>
            )}
            {isRefused && !isShown && URL.canParse(embed) && (
              <div className={styles.load}>
                <button
                  type="button"
                  part="button button-secondary"
                  className={cx(button, secondary)}
                  aria-disabled={isAskedFor && status === 'loading' ? true : undefined}
                  onClick={() => (isAskedFor ? void load(embed) : askFor())}
                >
                  {fillText(messages.load, { host: new URL(embed).hostname })}
                </button>
              </div>
            )}
            {isShown && (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- a map needs its scripts and its origin, and a sandbox with both is none
              <iframe
                className={styles.embed}
                src={src}
                title={fillText(messages.title, { area: place })}
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
            <span>{messages.open}</span>
            <Icon icon={ArrowUpRight} size={20} />
          </a>
        </div>
      </div>
    </section>
  );
}
