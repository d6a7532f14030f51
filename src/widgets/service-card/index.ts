import { defineWidget } from '../../element/defineWidget';
import { ServiceCard } from './ServiceCard';
import { spec } from './service-card.element';
import { createServiceCardStore } from './service-card.store';

export default defineWidget(spec, ServiceCard, createServiceCardStore);
