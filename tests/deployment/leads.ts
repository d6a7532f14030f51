import { execFileSync } from 'node:child_process';
import { contactLead } from '../../server/testing/leads';
import { send } from '../../server/testing/send';
import { until } from '../faults/until';

/** Milliseconds until the desk says that it can store leads. */
export async function untilHealthy(url: string): Promise<number> {
  const began = performance.now();
  const isHealthy = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isHealthy, 60);
  if (!(await isHealthy())) throw new Error(`${url}/healthz did not answer 200 within 60 s.`);
  return performance.now() - began;
}

/** Sends a lead and returns its id. @throws where it is not acknowledged. */
export async function sendLead(url: string): Promise<string> {
  const lead = contactLead();
  const { status, text } = await send(url, JSON.stringify(lead));
  if (status !== 201) throw new Error(`The lead was answered with ${status}: ${text}`);
  return lead.id;
}

/** @returns the ids of the stored leads, as the command `export` of an installation prints them. */
export function storedIds(program: string, args: readonly string[], options: object = {}): string[] {
  const json = execFileSync(program, [...args, 'export', '--format', 'json'], {
    encoding: 'utf8',
    ...options,
  });
  return (JSON.parse(json) as { id: string }[]).map(({ id }) => id);
}

/** Signs in to the inbox as its owner. @returns the status of the answer. */
export async function signIn(url: string, password: string): Promise<number> {
  const { status } = await fetch(`${url}/inbox/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'owner', password }),
  });
  return status;
}
