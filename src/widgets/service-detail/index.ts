import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { ServiceDetail } from './ServiceDetail';
import { type ServiceDetailSpec, spec } from './service-detail.element';
import { createServiceDetailStore } from './service-detail.store';

export default defineWidget(spec, ServiceDetail, createServiceDetailStore);

declare global {
  interface HTMLElementTagNameMap {
    'bio-service-detail': WidgetElement<ServiceDetailSpec>;
  }
}
