import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { card } from '../../ui/card.styles';
import { EstimatorPanel } from './EstimatorPanel';
import type { EstimatorSpec } from './estimator.element';
import type { EstimatorState } from './estimator.store';
import { Visit } from './Visit';

/** An honest price range in about a minute: on the page, or in a panel behind a floating button. */
export function Estimator({ store, settings }: WidgetViewProps<EstimatorSpec, EstimatorState>): ReactNode {
  if (settings.attributes.mode === 'panel') return <EstimatorPanel store={store} settings={settings} />;
  return (
    <section className={card} part="card" lang={settings.lang} aria-labelledby="heading">
      <Visit store={store} settings={settings} />
    </section>
  );
}
