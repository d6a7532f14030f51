import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { AreaMap } from './AreaMap';
import { type MapSpec, spec } from './map.element';
import { createMapStore } from './map.store';

export default defineWidget(spec, AreaMap, createMapStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-map': WidgetElement<MapSpec>;
  }
}
