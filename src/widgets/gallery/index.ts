import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { stateless } from '../../element/stateless';
import { Gallery } from './Gallery';
import { type GallerySpec, spec } from './gallery.element';

export default defineWidget(spec, Gallery, stateless);

declare global {
  interface HTMLElementTagNameMap {
    'bio-gallery': WidgetElement<GallerySpec>;
  }
}
