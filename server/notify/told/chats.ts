import { type ChatName, chatTitles } from '../../../src/domain/chats';
import { isWebhookUrl } from '../webhookUrl';

/** Every chat, in the order in which chats are named. */
export const chatNames = Object.keys(chatTitles) as ChatName[];
/** The addresses at which a firm's chats take messages. They are secrets. */
export type Chats = Readonly<Partial<Record<ChatName, string>>>;

/** What the address of a chat must be, for people. */
export const chatUrlExpected: Readonly<Record<ChatName, string>> = {
  slack: 'an https address such as https://hooks.slack.com/services/…',
  teams: 'the https address of a Teams workflow',
  telegram: 'an https address such as https://api.telegram.org/bot<token>/sendMessage?chat_id=<chat>',
};

/** Whether a chat can be written to at an address: where a webhook may be, and at Telegram with a chat. */
export const isChatUrl = (name: ChatName, href: string): boolean =>
  isWebhookUrl(href) && (name !== 'telegram' || new URL(href).searchParams.has('chat_id'));

/** A message to a chat. */
export interface ChatText {
  /** Lines, as strangers typed parts of them. */
  lines: readonly string[];
  link?: { url: string; name: string } | undefined;
}

/** The body of a message. Nothing that a stranger typed becomes a link, a mention or a format. */
export const chatBody: Readonly<Record<ChatName, (text: ChatText) => object>> = {
  slack: ({ lines, link }) => ({
    text: slackText(lines.join(' · ')), // of the notification
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: 'section', text: { type: 'plain_text', text: lines.join('\n'), emoji: false } },
      ...(link
        ? [{ type: 'section', text: { type: 'mrkdwn', text: `<${link.url}|${slackText(link.name)}>` } }]
        : []),
    ],
  }),
  teams: ({ lines, link }) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          type: 'AdaptiveCard',
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          version: '1.4',
          // A TextBlock would read links out of its text.
          body: lines.map((text) => ({ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] })),
          ...(link && { actions: [{ type: 'Action.OpenUrl', title: link.name, url: link.url }] }),
        },
      },
    ],
  }),
  telegram: ({ lines, link }) => ({
    text: [...lines, ...(link ? [link.url] : [])].join('\n'),
    link_preview_options: { is_disabled: true },
  }),
};

const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
