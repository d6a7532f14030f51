import { setTimeout as sleep } from 'node:timers/promises';
import { type SendOptions, send } from '../../server/testing/send';
import type { Ledger, SentLead } from './leads';

/** Seconds after which a lead without acknowledgement ends the experiment. */
const timeout = 120;

/**
 * Sends a lead until it is acknowledged, as a visitor's browser does, and records both in the ledger.
 * @param url where to send it this time
 * @param options the `timeout` grows with every attempt, so that a busy machine is no reason to fail
 * @returns how many attempts it took, and the status of the last
 */
export async function deliver(
  lead: SentLead,
  url: () => string,
  ledger: Ledger,
  options: SendOptions = {},
): Promise<{ attempts: number; status: number }> {
  const body = JSON.stringify(lead);
  const end = performance.now() + timeout * 1_000;
  let lastAnswer = '';
  ledger.sending(lead);
  for (let attempts = 1; performance.now() < end; attempts++) {
    try {
      const { status, text } = await send(url(), body, {
        ...options,
        timeout: options.timeout && options.timeout * attempts,
      });
      if (isReceipt(status, text, lead.id)) {
        ledger.acknowledged(lead);
        return { attempts, status };
      }
      lastAnswer = `${status} ${text}`;
    } catch (error) {
      lastAnswer = String(error);
    }
    await sleep(10 + Math.random() * 40);
  }
  throw new Error(`a lead was not acknowledged within ${timeout} s; last answer: ${lastAnswer}`);
}

/** Whether a response acknowledges a lead: 201 or 200, and the lead's id. */
export function isReceipt(status: number, text: string, id: string): boolean {
  if (status !== 201 && status !== 200) return false;
  try {
    const body = JSON.parse(text) as { id?: unknown } | null;
    return body?.id === id;
  } catch {
    return false;
  }
}
