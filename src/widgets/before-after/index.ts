import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { BeforeAfter } from './BeforeAfter';
import { type BeforeAfterSpec, spec } from './before-after.element';
import { createBeforeAfterStore } from './before-after.store';

export default defineWidget(spec, BeforeAfter, createBeforeAfterStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-before-after': WidgetElement<BeforeAfterSpec>;
  }
}
