import { defineWidget } from '../../element/defineWidget';
import { BeforeAfter } from './BeforeAfter';
import { spec } from './before-after.element';
import { createBeforeAfterStore } from './before-after.store';

export default defineWidget(spec, BeforeAfter, createBeforeAfterStore);
