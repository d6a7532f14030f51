import { defineWidget } from '../../element/defineWidget';
import { scheduling } from '../../element/scheduling';
import type { WidgetElement } from '../../element/spec';
import { AddOns } from './AddOns';
import { type AddOnsSpec, spec } from './add-ons.element';

export default defineWidget(spec, AddOns, scheduling);

declare global {
  interface HTMLElementTagNameMap {
    'bio-add-ons': WidgetElement<AddOnsSpec>;
  }
}
