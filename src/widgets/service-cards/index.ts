import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { scheduling } from '../../element/stateless';
import { ServiceCards } from './ServiceCards';
import { type ServiceCardsSpec, spec } from './service-cards.element';

export default defineWidget(spec, ServiceCards, scheduling);

declare global {
  interface HTMLElementTagNameMap {
    'bio-service-cards': WidgetElement<ServiceCardsSpec>;
  }
}
