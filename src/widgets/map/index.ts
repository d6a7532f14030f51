import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { Map } from './Map';
import { type MapSpec, spec } from './map.element';
import { createMapStore } from './map.store';

export default defineWidget(spec, Map, createMapStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-map': WidgetElement<MapSpec>;
  }
}
