import { setTimeout as sleep } from 'node:timers/promises';
import { send, type Way } from '../../server/testing/send';
import type { Ledger, SentLead } from './leads';

/** Seconds after which a lead that nobody acknowledged ends the experiment. */
const patience = 120;

/**
 * Sends a lead until it is acknowledged, as a visitor's device does, and notes both in the ledger.
 * @param url where to send it this time
 * @param way its `timeout` doubles with every attempt, so that a busy machine is no reason to fail
 * @returns how many attempts it took, and what the last one heard
 */
export async function deliver(
  lead: SentLead,
  url: () => string,
  ledger: Ledger,
  way: Way = {},
): Promise<{ attempts: number; status: number }> {
  const body = JSON.stringify(lead);
  const end = performance.now() + patience * 1_000;
  let heard = '';
  ledger.sending(lead);
  for (let attempts = 1; performance.now() < end; attempts++) {
    try {
      const { status, text } = await send(url(), body, {
        ...way,
        timeout: way.timeout && way.timeout * attempts,
      });
      if (isReceipt(status, text, lead.id)) {
        ledger.acknowledged(lead);
        return { attempts, status };
      }
      heard = `${status} ${text}`;
    } catch (error) {
      heard = String(error);
    }
    await sleep(10 + Math.random() * 40);
  }
  throw new Error(`a lead was not acknowledged within ${patience} s; last heard: ${heard}`);
}

/** The contract's acceptance: 201 or 200, and the lead's id. */
export function isReceipt(status: number, text: string, id: string): boolean {
  if (status !== 201 && status !== 200) return false;
  try {
    const body = JSON.parse(text) as { id?: unknown } | null;
    return body?.id === id;
  } catch {
    return false;
  }
}
