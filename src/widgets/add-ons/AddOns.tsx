import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Scheduling } from '../../element/scheduling';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/emotion';
import { pageHeading, pageTop } from '../../ui/pageTop.styles';
import { dark, lead, leadOnDark, section } from '../../ui/section.styles';
import { AddOnRow } from './AddOnRow';
import type { AddOnsSpec } from './add-ons.element';
import * as styles from './add-ons.styles';

/** Everything beside the services, one after another, with its prices. */
export function AddOns({ store, settings }: WidgetViewProps<AddOnsSpec, Scheduling>): ReactNode {
  const { schedule } = useStore(store);
  const { addOns, links, currency, locale } = settings.facts;
  const { addOns: texts } = settings.texts;
  return (
    <section className={styles.root} lang={settings.lang} aria-labelledby="heading">
      <div className={cx(section, dark, pageTop)} part="section">
        <h1 id="heading" className={pageHeading} part="heading">
          {texts.heading}
        </h1>
        {texts.lead && <p className={cx(lead, leadOnDark)}>{texts.lead}</p>}
      </div>
      {addOns.length > 0 && (
        <ul className={cx(section, styles.rows)} part="section">
          {addOns.map((addOn) => (
            <AddOnRow
              key={addOn.id}
              addOn={addOn}
              texts={texts}
              money={{ currency, locale: locale || settings.lang }}
              contact={links.contact}
              onChoose={() => schedule(addOn.name)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
