import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { stateless } from '../../element/stateless';
import { SystemWheel } from './SystemWheel';
import { type SystemWheelSpec, spec } from './system-wheel.element';

export default defineWidget(spec, SystemWheel, stateless);

declare global {
  interface HTMLElementTagNameMap {
    'bio-system-wheel': WidgetElement<SystemWheelSpec>;
  }
}
