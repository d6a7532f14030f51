import { defineWidget } from '../../element/defineWidget';
import { stateless } from '../../element/stateless';
import { SystemWheel } from './SystemWheel';
import { spec } from './system-wheel.element';

export default defineWidget(spec, SystemWheel, stateless);
