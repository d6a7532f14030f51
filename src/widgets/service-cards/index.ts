import { defineWidget } from '../../element/defineWidget';
import { scheduling } from '../../element/scheduling';
import type { WidgetElement } from '../../element/spec';
import { ServiceCards } from './ServiceCards';
import { type ServiceCardsSpec, spec } from './service-cards.element';

export default defineWidget(spec, ServiceCards, scheduling);

declare global {
  interface HTMLElementTagNameMap {
    'bio-service-cards': WidgetElement<ServiceCardsSpec>;
  }
}
