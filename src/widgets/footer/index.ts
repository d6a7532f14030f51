import { defineWidget } from '../../element/defineWidget';
import { stateless } from '../../element/stateless';
import { Footer } from './Footer';
import { spec } from './footer.element';

export default defineWidget(spec, Footer, stateless);
