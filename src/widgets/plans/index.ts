import { defineWidget } from '../../element/defineWidget';
import { scheduling } from '../../element/scheduling';
import type { WidgetElement } from '../../element/spec';
import { Plans } from './Plans';
import { type PlansSpec, spec } from './plans.element';

export default defineWidget(spec, Plans, scheduling);

declare global {
  interface HTMLElementTagNameMap {
    'bio-plans': WidgetElement<PlansSpec>;
  }
}
