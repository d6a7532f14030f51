import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { Header } from './Header';
import { type HeaderSpec, spec } from './header.element';
import { createHeaderStore } from './header.store';

export default defineWidget(spec, Header, createHeaderStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-header': WidgetElement<HeaderSpec>;
  }
}
