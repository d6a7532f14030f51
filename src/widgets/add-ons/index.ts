import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { AddOns } from './AddOns';
import { type AddOnsSpec, spec } from './add-ons.element';
import { createAddOnsStore } from './add-ons.store';

export default defineWidget(spec, AddOns, createAddOnsStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-add-ons': WidgetElement<AddOnsSpec>;
  }
}
