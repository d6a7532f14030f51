import { defineWidget } from '../../element/defineWidget';
import { stateless } from '../../element/stateless';
import { Gallery } from './Gallery';
import { spec } from './gallery.element';

export default defineWidget(spec, Gallery, stateless);
