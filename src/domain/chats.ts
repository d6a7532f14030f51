/** The chats that the lead desk can write to, by the names of their messages' targets, and as people know them. */
export const chatTitles = { slack: 'Slack', teams: 'Teams', telegram: 'Telegram' } as const;

export type ChatName = keyof typeof chatTitles;

export const isChat = (target: string): target is ChatName => Object.hasOwn(chatTitles, target);
