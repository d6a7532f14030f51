import { defineWidget } from '../../element/defineWidget';
import { stateless } from '../../element/stateless';
import { Biocheck } from './Biocheck';
import { spec } from './biocheck.element';

export default defineWidget(spec, Biocheck, stateless);
