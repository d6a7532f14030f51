import { defineWidget } from '../../element/defineWidget';
import { stateless } from '../../element/stateless';
import { ScrollTop } from './ScrollTop';
import { spec } from './scroll-top.element';

export default defineWidget(spec, ScrollTop, stateless);
