import { defineWidget } from '../../element/defineWidget';
import { Notice } from './Notice';
import { spec } from './notice.element';
import { createNoticeStore } from './notice.store';

export default defineWidget(spec, Notice, createNoticeStore);
