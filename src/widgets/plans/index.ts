import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { scheduling } from '../../element/stateless';
import { Plans } from './Plans';
import { type PlansSpec, spec } from './plans.element';

export default defineWidget(spec, Plans, scheduling);

declare global {
  interface HTMLElementTagNameMap {
    'bio-plans': WidgetElement<PlansSpec>;
  }
}
