import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { scheduling } from '../../element/stateless';
import { AddOns } from './AddOns';
import { type AddOnsSpec, spec } from './add-ons.element';

export default defineWidget(spec, AddOns, scheduling);

declare global {
  interface HTMLElementTagNameMap {
    'bio-add-ons': WidgetElement<AddOnsSpec>;
  }
}
