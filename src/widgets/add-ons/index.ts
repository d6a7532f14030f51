import { defineWidget } from '../../element/defineWidget';
import { scheduling } from '../../element/stateless';
import { AddOns } from './AddOns';
import { spec } from './add-ons.element';

export default defineWidget(spec, AddOns, scheduling);
