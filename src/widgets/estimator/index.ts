import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { submission } from '../../element/submission/submitLead';
import { Estimator } from './Estimator';
import { type EstimatorSpec, spec } from './estimator.element';
import { createEstimatorStore } from './estimator.store';

export default defineWidget(
  spec,
  Estimator,
  (tools) => createEstimatorStore(tools, () => new URLSearchParams(location.search)),
  submission,
);

declare global {
  interface HTMLElementTagNameMap {
    'bio-estimator': WidgetElement<EstimatorSpec>;
  }
}
