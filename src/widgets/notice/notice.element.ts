import { currency, notice, timeZone } from '../../content/facts';
import { noticeMessages } from '../../content/messages/notice';
import * as texts from '../../content/ownTexts';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-notice',
  attributes: {},
  methods: [],
  needs: 'notice.text',
  hydrate: 'load',
  facts: { currency, notice, timeZone },
  messages: { notice: noticeMessages },
  texts: { notice: texts.notice },
} as const satisfies WidgetSpec;

export type NoticeSpec = typeof spec;

export const docs: WidgetDocs<NoticeSpec> = {
  summary: 'A notice for some days, such as a holiday, at the top of the page',
  accessibility:
    'A region named “Notice”. The button that closes it has a name; the focus goes on to what follows in the page.',
  attributes: {},
  methods: {},
  events: [],
  parts: { notice: 'The bar.', button: 'Closes it.' },
};
