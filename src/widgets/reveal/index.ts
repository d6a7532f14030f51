import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { Reveal } from './Reveal';
import { type RevealSpec, spec } from './reveal.element';
import { createRevealStore } from './reveal.store';

export default defineWidget(spec, Reveal, createRevealStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-reveal': WidgetElement<RevealSpec>;
  }
}
