import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { ServiceCard } from './ServiceCard';
import { type ServiceCardSpec, spec } from './service-card.element';
import { createServiceCardStore } from './service-card.store';

export default defineWidget(spec, ServiceCard, createServiceCardStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-service-card': WidgetElement<ServiceCardSpec>;
  }
}
