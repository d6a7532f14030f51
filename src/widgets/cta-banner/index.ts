import { defineWidget } from '../../element/defineWidget';
import { stateless } from '../../element/stateless';
import { CtaBanner } from './CtaBanner';
import { spec } from './cta-banner.element';

export default defineWidget(spec, CtaBanner, stateless);
