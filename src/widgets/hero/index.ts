import { defineWidget } from '../../element/defineWidget';
import { stateless } from '../../element/stateless';
import { Hero } from './Hero';
import { spec } from './hero.element';

export default defineWidget(spec, Hero, stateless);
