import { defineWidget } from '../../element/defineWidget';
import { scheduling } from '../../element/stateless';
import { Plans } from './Plans';
import { spec } from './plans.element';

export default defineWidget(spec, Plans, scheduling);
