import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { Hero } from './Hero';
import { type HeroSpec, spec } from './hero.element';
import { createHeroStore } from './hero.store';

export default defineWidget(spec, Hero, createHeroStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-hero': WidgetElement<HeroSpec>;
  }
}
