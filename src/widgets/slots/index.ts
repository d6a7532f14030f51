import { defineWidget } from '../../element/defineWidget';
import { Slots } from './Slots';
import { spec } from './slots.element';
import { createSlotsStore } from './slots.store';

export default defineWidget(spec, Slots, createSlotsStore);
