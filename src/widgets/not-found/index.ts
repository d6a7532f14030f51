import { defineWidget } from '../../element/defineWidget';
import { NotFound } from './NotFound';
import { spec } from './not-found.element';
import { createNotFoundStore } from './not-found.store';

export default defineWidget(spec, NotFound, createNotFoundStore);
