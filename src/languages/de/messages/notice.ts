import type { Messages } from '../../../content/messages';

export const notice: Messages['notice'] = {
  label: 'Hinweis',
  close: 'Diesen Hinweis schließen',
};
