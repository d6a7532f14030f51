import { PEERS_PATH } from './paths';
import { dialogOpenings, embeddedEstimator, pressedEstimator } from './scenarios/estimator';
import { longTasks } from './scenarios/longTasks';
import { manyWidgets } from './scenarios/manyWidgets';
import { hostAlone, page } from './scenarios/page';
import type { Scenario } from './scenarios/scenario';

/** All that is measured, in the order of each round. */
export const scenarios: readonly Scenario[] = [
  page('static page', `${PEERS_PATH}/static/`),
  page('home', '/'),
  page('Astro page', `${PEERS_PATH}/astro-page/`),
  ...dialogOpenings,
  hostAlone,
  ...embeddedEstimator('estimator', 'ours'),
  ...embeddedEstimator('estimator by the script for all widgets', 'ours-for-all'),
  pressedEstimator('estimator as markup', 'ours-as-markup'),
  pressedEstimator('estimator with 100 items', 'large-config'),
  ...embeddedEstimator('hand-written element', 'element'),
  ...embeddedEstimator('bare React', 'react-form'),
  ...embeddedEstimator('SurveyJS', 'surveyjs'),
  longTasks('tasks of home', ({ site }) => `${site}/`, 'bio-site *'),
  longTasks('tasks of estimator', ({ host }) => `${host}/ours`, 'bio-estimator'),
  manyWidgets('many estimators', 'estimators', 'bio-estimator'),
  manyWidgets('many contact forms', 'contact-forms', 'bio-contact-form'),
];
