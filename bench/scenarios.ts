import { PEERS_PATH } from './paths';
import { dialogOpenings } from './scenarios/dialogOpening';
import { embeddedEstimator, pressedEstimator } from './scenarios/embeddedEstimator';
import { longTasks } from './scenarios/longTasks';
import { manyWidgets } from './scenarios/manyWidgets';
import { hostAlone, page } from './scenarios/page';
import type { Scenario } from './scenarios/scenario';
import { sitePages } from './sitePages';

/** All that is measured, in the order of each round. */
export const scenarios: readonly Scenario[] = [
  page('static page', `${PEERS_PATH}/static/`, { isScrolled: true }),
  page('home', '/', { isScrolled: true }),
  page('Astro page', `${PEERS_PATH}/astro-page/`, { isScrolled: true }),
  page('React page', `${PEERS_PATH}/react-page/`, { isScrolled: true }),
  ...sitePages.filter((path) => path !== '/').map((path) => page(path, path)),
  ...dialogOpenings,
  hostAlone,
  embeddedEstimator('estimator', 'ours'),
  embeddedEstimator('estimator without snippet', 'ours-without-snippet'),
  pressedEstimator('estimator with 100 items', 'large-config'),
  embeddedEstimator('hand-written element', 'element'),
  embeddedEstimator('Lit element', 'lit'),
  embeddedEstimator('bare React', 'react-form'),
  embeddedEstimator('SurveyJS', 'surveyjs'),
  embeddedEstimator('Form.io', 'formio'),
  longTasks('tasks of home', ({ site }) => `${site}/`, 'bio-site *'),
  longTasks('tasks of estimator', ({ host }) => `${host}/ours`, 'bio-estimator'),
  manyWidgets('many estimators', 'estimators', 'bio-estimator'),
  manyWidgets('many contact forms', 'contact-forms', 'bio-contact-form'),
];
