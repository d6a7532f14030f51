import { defineWidget } from '../../element/defineWidget';
import { submission } from '../../element/submission/submitLead';
import { Estimator } from './Estimator';
import { spec } from './estimator.element';
import { createEstimatorStore } from './estimator.store';

export default defineWidget(
  spec,
  Estimator,
  (tools) => createEstimatorStore(tools, () => new URLSearchParams(location.search)),
  submission,
);
