import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../domain/fillText';
import type { WidgetViewProps } from '../../element/spec';
import { offersTimes } from '../../forms/slots/availability';
import { Picker } from '../../forms/slots/part/Picker';
import { passOn } from '../../forms/slots/part/passOn';
import { clockOf, dayAndTime } from '../../forms/slots/part/times';
import { Heading } from '../../ui/base/Heading';
import { ActionLink } from '../../ui/section/ActionLink';
import { heading, lead, section } from '../../ui/section/section.styles';
import type { SlotsSpec } from './slots.element';
import type { SlotsState } from './slots.store';
import * as styles from './slots.styles';

/** The free times of the firm. The contact form of this page, or of the next one, takes over what is chosen. */
export function Slots({ store, settings }: WidgetViewProps<SlotsSpec, SlotsState>): ReactNode {
  const { booking } = useStore(store);
  const { chosen, timeZone } = useStore(booking);
  const { slots: messages } = settings.messages;
  const { availability, links } = settings.facts;
  if (!offersTimes(availability)) return null; // the page's config could not be used
  const clock = clockOf(settings.lang, timeZone, availability);
  return (
    <section className={section} part="section" lang={settings.lang} aria-labelledby="heading">
      <Heading rank={1} id="heading" className={heading} part="heading">
        {messages.heading}
      </Heading>
      {messages.lead && <p className={lead}>{messages.lead}</p>}
      <div className={styles.card}>
        <Picker
          booking={booking}
          messages={messages}
          settings={{ availability, lang: settings.lang, endpoint: settings.endpoint }}
          wish={{ kind: 'contact' }}
        />
      </div>
      <p className={styles.end}>
        {chosen && (
          <ActionLink href={links.contact} onPress={() => passOn({ slot: chosen, timeZone })}>
            {fillText(messages.next, { time: dayAndTime(chosen, clock) })}
          </ActionLink>
        )}
      </p>
    </section>
  );
}
