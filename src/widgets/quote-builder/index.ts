import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { submission } from '../../element/submission/submitLead';
import { QuoteBuilder } from './QuoteBuilder';
import { type QuoteBuilderSpec, spec } from './quote-builder.element';
import { createQuoteStore } from './quote-builder.store';

export default defineWidget(spec, QuoteBuilder, createQuoteStore, submission);

declare global {
  interface HTMLElementTagNameMap {
    'bio-quote-builder': WidgetElement<QuoteBuilderSpec>;
  }
}
