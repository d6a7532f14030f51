import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { Plans } from './Plans';
import { type PlansSpec, spec } from './plans.element';
import { createPlansStore } from './plans.store';

export default defineWidget(spec, Plans, createPlansStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-plans': WidgetElement<PlansSpec>;
  }
}
