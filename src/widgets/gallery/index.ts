import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { Gallery } from './Gallery';
import { type GallerySpec, spec } from './gallery.element';
import { createGalleryStore } from './gallery.store';

export default defineWidget(spec, Gallery, createGalleryStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-gallery': WidgetElement<GallerySpec>;
  }
}
