import { passwordHash } from '../../server/testing/publish';
import { atLeast, type Experiment, info, none } from './experiment';
import { booking } from './leads';
import { startReceiver } from './receiver';
import { until } from './until';
import { sendFromVisitors } from './visitors';

const sizes = { short: { perSecond: 5, seconds: 20 }, long: { perSecond: 5, seconds: 240 } };
/** Messages that one desk sends at a time; those of a desk that was killed wait for the end of their lease. */
const held = 3;
/** Seconds. */
const patience = 60;

/**
 * One chat hangs and one answers 500: neither delays another chat or the webhook. Then the desk is killed between acknowledgements and
 * messages, and started again.
 */
export const told: Experiment = {
  name: 'told',
  async run(newDeployment, size) {
    const deployment = await newDeployment();
    const [chat, hanging, broken, webhook] = await Promise.all([
      startReceiver(),
      startReceiver(),
      startReceiver(),
      startReceiver(),
    ]);
    deployment.onDispose(() => {
      for (const receiver of [chat, hanging, broken, webhook]) receiver.close();
    });
    hanging.mode = 'silent';
    broken.mode = 'refuses';
    const env = {
      ...webhook.env,
      SLACK_URL: chat.chatUrl,
      TEAMS_URL: hanging.chatUrl,
      TELEGRAM_URL: broken.chatUrl,
      // Messages then name the lead in their link.
      INBOX_PASSWORD_HASH: passwordHash,
      DESK_URL: 'https://desk.example',
    };
    const { perSecond, seconds } = sizes[size];
    const sentAt = new Map<string, number>();
    const newLead = () => {
      const lead = booking();
      sentAt.set(lead.id, performance.now());
      return lead;
    };
    const desks = await deployment.startDesks(env);
    const before = await sendFromVisitors(desks, perSecond, seconds, newLead);
    const { count } = before.ledger;
    await until(() => chat.received.size >= count && webhook.received.size >= count, patience);
    const times = [...chat.received]
      .map(([id, at]) => (at - (sentAt.get(id) ?? 0)) / 1_000)
      .toSorted((one, other) => one - other);
    const findings = [
      info('leads acknowledged', count),
      none('of these not told to the chat', count - chat.received.size),
      none('of these not sent to the webhook', count - webhook.received.size),
      info(
        'p50 from sending until the chat is told',
        `${((times[Math.floor(times.length / 2)] ?? 0) * 1_000).toFixed(0)} ms`,
      ),
      info('p95', `${(times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN).toFixed(1)} s`),
      none('told to the chat that answers 500', broken.received.size),
    ];

    chat.mode = 'silent';
    chat.received.clear();
    const { ledger } = await sendFromVisitors(desks, perSecond, seconds, booking);
    await deployment.killDesks();
    chat.mode = 'accepts';
    const queued = ledger.count - held * desks.length;
    await deployment.startDesks(env);
    await until(() => chat.received.size >= queued, patience);
    return [
      ...findings,
      info('leads acknowledged before the kill, the chat silent', ledger.count),
      atLeast('of these told after the restart', chat.received.size, queued),
    ];
  },
};
