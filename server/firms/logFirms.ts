import { setImmediate } from 'node:timers/promises';
import { chatTitles } from '../../src/domain/chats';
import { count } from '../commands/command';
import type { NotifySettings } from '../notify/settings';
import { chatNames } from '../notify/told/chats';
import { errorMessage } from '../operations/log';
import type { Firm } from './firm';
import type { Firms } from './firms';
import { loadConfigCheck } from './widgetPrograms';

/** Logs each firm that the desk serves besides its own, and how much is found in its config. */
export async function logFirms(firms: Firms): Promise<void> {
  const usable = firms
    .ids()
    .map((id) => firms.find(id))
    .filter((firm): firm is Firm => typeof firm === 'object');
  for (const { id, allowedOrigins, notify, style } of usable) {
    const origins = allowedOrigins.join(', ') || 'none';
    const times = notify.mail ? `; times in mails: ${style.timeZone}` : '';
    console.log(
      `Firm ${id}: leads from ${origins}; notified: ${formatRecipients(notify) || 'nobody'}${times}`,
    );
  }
  await logFindings(usable);
}

async function logFindings(firms: readonly Firm[]): Promise<void> {
  const withConfig = firms.flatMap(({ id, config }) => (config ? { id, config } : []));
  if (withConfig.length === 0) return;
  try {
    const findInConfig = await loadConfigCheck();
    for (const { id, config } of withConfig) {
      const { count: found, mistakes } = findInConfig(JSON.parse(config.text));
      if (found > 0)
        console.warn(
          `Firm ${id}: ${count(found, 'finding')} in its config, among them ${count(mistakes, 'mistake')}. See: npm run leads -- check --firm ${id}`,
        );
      await setImmediate(); // Requests that have come in meanwhile are first.
    }
  } catch (error) {
    console.warn(`The configs of the firms could not be checked: ${errorMessage(error)}`);
  }
}

/** Who is notified of leads, without passwords, secrets and the paths of webhooks. */
export function formatRecipients({ mail, webhooks, told }: NotifySettings): string {
  const recipients = [
    ...(mail ? mail.to.map(({ address }) => address) : []),
    ...chatNames.filter((name) => told?.chats[name]).map((name) => chatTitles[name]),
    ...webhooks.map(({ url }) => `webhook at ${new URL(url).host}`),
  ];
  return recipients.join(', ');
}
