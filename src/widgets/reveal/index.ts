import { defineWidget } from '../../element/defineWidget';
import { Reveal } from './Reveal';
import { spec } from './reveal.element';
import { createRevealStore } from './reveal.store';

export default defineWidget(spec, Reveal, createRevealStore);
