import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { moneyStyle } from '../../domain/moneyStyle';
import type { Scheduling } from '../../element/scheduling';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { pageHeading, pageTop } from '../../ui/section/pageTop.styles';
import { dark, lead, leadOnDark, section } from '../../ui/section/section.styles';
import { AddOnRow } from './AddOnRow';
import type { AddOnsSpec } from './add-ons.element';
import * as styles from './add-ons.styles';

/** The page of the add-ons. */
export function AddOns({ store, settings }: WidgetViewProps<AddOnsSpec, Scheduling>): ReactNode {
  const requestService = useStore(store, (state) => state.requestService);
  const { addOns, links } = settings.facts;
  const { addOns: messages } = settings.messages;
  return (
    <section className={styles.root} lang={settings.lang} aria-labelledby="heading">
      <div className={cx(section, dark, pageTop)} part="section">
        <Heading rank={1} id="heading" className={pageHeading} part="heading">
          {messages.heading}
        </Heading>
        {messages.lead && <p className={cx(lead, leadOnDark)}>{messages.lead}</p>}
      </div>
      {addOns.length > 0 && (
        <ul className={cx(section, styles.rows)} part="section">
          {addOns.map((addOn) => (
            <AddOnRow
              key={addOn.id}
              addOn={addOn}
              messages={messages}
              money={moneyStyle(settings.facts, settings.lang)}
              contact={links.contact}
              onChoose={() => requestService(addOn.name)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
