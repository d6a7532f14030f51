import { defineWidget } from '../../element/defineWidget';
import { stateless } from '../../element/stateless';
import { About } from './About';
import { spec } from './about.element';

export default defineWidget(spec, About, stateless);
