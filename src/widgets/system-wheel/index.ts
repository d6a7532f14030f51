import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { SystemWheel } from './SystemWheel';
import { type SystemWheelSpec, spec } from './system-wheel.element';
import { createSystemWheelStore } from './system-wheel.store';

export default defineWidget(spec, SystemWheel, createSystemWheelStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-system-wheel': WidgetElement<SystemWheelSpec>;
  }
}
