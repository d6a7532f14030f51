import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { ServiceCards } from './ServiceCards';
import { type ServiceCardsSpec, spec } from './service-cards.element';
import { createServiceCardsStore } from './service-cards.store';

export default defineWidget(spec, ServiceCards, createServiceCardsStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-service-cards': WidgetElement<ServiceCardsSpec>;
  }
}
