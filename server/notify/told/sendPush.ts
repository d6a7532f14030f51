import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { fillText } from '../../../src/domain/fillText';
import type { MessageRow } from '../../storage/tables';
import { stateOf } from '../firmMail';
import { type MailStyle, wordingFor } from '../messages';
import { formatError, refusal } from '../post';
import type { QueuedBody } from '../queue';
import { SendError } from '../sendError';
import type { Devices } from './devices';
import { isPushAddress, publicLookup } from './pushAddress';
import type { PushSettings, ToldSettings } from './settings';

/** Seconds for which a push service keeps a message for a device that is off. */
const keptFor = 24 * 60 * 60;

/**
 * Tells a device of a lead. The message says that there is one and its id, and nothing about a person.
 * @returns false where the device is signed out, or its browser takes no messages any more: then it is forgotten
 * @throws SendError
 */
export async function sendPush(
  devices: Devices,
  { push, style }: ToldSettings,
  message: Pick<MessageRow, 'event' | 'lead_id' | 'target'>,
  { lead }: Pick<QueuedBody, 'lead'>,
  signal: AbortSignal,
): Promise<boolean> {
  const device = push && (await devices.find(message.target));
  if (!device) return false;
  const { publicKey, privateKey } = await devices.keys();
  const { endpoint, p256dh, auth } = device;
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ title: titleOf(message, lead, style), lead: message.lead_id }),
    { vapidDetails: { subject: push.contact, publicKey, privateKey }, TTL: keptFor, urgency: 'high' },
  );
  const { status, retryAfter } = await postTo(endpoint, details, push, signal);
  if (status === 404 || status === 410) {
    await devices.remove({ id: device.id });
    return false;
  }
  if (status < 200 || status > 299) throw refusal(status, retryAfter);
  return true;
}

function titleOf(
  { event }: Pick<MessageRow, 'event'>,
  lead: Record<string, unknown>,
  style: MailStyle,
): string {
  const { messages } = wordingFor(style, undefined);
  const state = stateOf(event, lead['partial'] === true);
  return state === 'created'
    ? messages.createdIntro
    : fillText(messages.stateSubject, { state: messages[state], subject: messages.request });
}

/**
 * Posts to a push service, whose address a browser has named.
 * @returns what it answers
 * @throws SendError where there is none
 */
function postTo(
  url: string,
  { headers, body }: Pick<webPush.RequestDetails, 'headers' | 'body'>,
  { service }: PushSettings,
  signal: AbortSignal,
): Promise<{ status: number; retryAfter: string | null }> {
  if (!isPushAddress(url, service)) throw new SendError('the push service has no public https address', true);
  const isOwn = new URL(url).origin === service;
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers, signal, ...(!isOwn && { lookup: publicLookup }) },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null });
      },
    );
    sent.on('error', (error) =>
      reject(signal.reason instanceof SendError ? signal.reason : new SendError(formatError(error), false)),
    );
    sent.end(body);
  });
}
