import { defineWidget } from '../../element/defineWidget';
import { ServiceDetail } from './ServiceDetail';
import { spec } from './service-detail.element';
import { createServiceDetailStore } from './service-detail.store';

export default defineWidget(spec, ServiceDetail, createServiceDetailStore);
