import { defineWidget } from '../../element/defineWidget';
import { Header } from './Header';
import { spec } from './header.element';
import { createHeaderStore } from './header.store';

export default defineWidget(spec, Header, createHeaderStore);
