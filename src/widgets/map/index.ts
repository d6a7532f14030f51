import { defineWidget } from '../../element/defineWidget';
import { AreaMap } from './AreaMap';
import { spec } from './map.element';
import { createMapStore } from './map.store';

export default defineWidget(spec, AreaMap, createMapStore);
