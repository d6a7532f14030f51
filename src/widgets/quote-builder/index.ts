import { defineWidget } from '../../element/defineWidget';
import { submission } from '../../element/submission/submitLead';
import { QuoteBuilder } from './QuoteBuilder';
import { spec } from './quote-builder.element';
import { createQuoteStore } from './quote-builder.store';

export default defineWidget(spec, QuoteBuilder, createQuoteStore, submission);
