import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { NotFound } from './NotFound';
import { type NotFoundSpec, spec } from './not-found.element';
import { createNotFoundStore } from './not-found.store';

export default defineWidget(spec, NotFound, createNotFoundStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-not-found': WidgetElement<NotFoundSpec>;
  }
}
