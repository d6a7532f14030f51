import { defineWidget } from '../../element/defineWidget';
import { stateless } from '../../element/stateless';
import { Trust } from './Trust';
import { spec } from './trust.element';

export default defineWidget(spec, Trust, stateless);
