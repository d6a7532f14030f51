import { defineWidget } from '../../element/defineWidget';
import { scheduling } from '../../element/stateless';
import { ServiceCards } from './ServiceCards';
import { spec } from './service-cards.element';

export default defineWidget(spec, ServiceCards, scheduling);
