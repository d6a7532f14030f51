import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { stateless } from '../../element/stateless';
import { Hero } from './Hero';
import { type HeroSpec, spec } from './hero.element';

export default defineWidget(spec, Hero, stateless);

declare global {
  interface HTMLElementTagNameMap {
    'bio-hero': WidgetElement<HeroSpec>;
  }
}
