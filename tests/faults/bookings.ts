import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildDesk } from '../../server/testing/childDesk';
import { atLeast, type Experiment, info, none } from './experiment';
import { booking } from './leads';

const sizes = { short: { rounds: 4, leads: 80 }, long: { rounds: 60, leads: 4_000 } };
const senders = 16;

/** Of the free times, the first ones are wanted by all. */
const wanted = 24;

/** A firm that can be booked every quarter of an hour: one crew, around the clock. */
const facts = {
  timeZone: 'America/New_York',
  availability: {
    hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], open: '00:00', close: '24:00' }],
    every: 15,
    minutes: 15,
    leadHours: 0,
  },
};

/**
 * A desk is killed (`SIGKILL`) repeatedly while visitors book the same times: every other time directly after it has kept a time, before
 * its visitor has sent the form, every other time at a random moment. What was kept is booked, nothing is booked twice, and nothing that
 * was said to be booked is free.
 */
export const bookings: Experiment = {
  name: 'bookings',
  async run(newDeployment, size) {
    const { rounds, leads } = sizes[size];
    const deployment = await newDeployment();
    const site = mkdtempSync(join(tmpdir(), 'bookable-'));
    deployment.onDispose(() => rmSync(site, { recursive: true, force: true }));
    writeFileSync(join(site, 'business.json'), JSON.stringify(facts));
    const env = { SITE_DIR: site, TRUST_PROXY: '1' };
    const desks: ChildDesk[] = await deployment.startDesks(env);
    const booked: string[] = [];
    const end = new AbortController();
    let onHeld: ((by: ChildDesk) => void) | undefined;
    let [turn, unanswered, taken, lost, sentAgain] = [0, 0, 0, 0, 0];

    /** Asks one desk after the other until one answers. @returns the answer, and who gave it */
    async function ask(
      path: string,
      init: RequestInit,
      onFailure = () => {},
    ): Promise<{ status: number; body: unknown; desk: ChildDesk }> {
      for (;;) {
        const desk = desks[turn++ % desks.length];
        try {
          if (!desk) throw new Error('no desk is running');
          const answer = await fetch(desk.url + path, { ...init, signal: AbortSignal.timeout(20_000) });
          const body: unknown = await answer.json();
          if (answer.status < 500) return { status: answer.status, body, desk };
        } catch {
          // It was killed.
        }
        onFailure();
        await sleep(20);
      }
    }

    const freeStarts = async (days: number): Promise<string[]> => {
      const { body } = await ask(`/api/slots?days=${days}`, {});
      return (body as { days: { slots: { start: string }[] }[] }).days.flatMap(({ slots }) =>
        slots.map(({ start }) => start),
      );
    };

    async function book(sender: number): Promise<void> {
      const free = (await freeStarts(4)).slice(0, wanted);
      const start = free[Math.floor(Math.random() * free.length)];
      const headers = { 'content-type': 'text/plain', 'x-forwarded-for': `198.51.100.${sender}` };
      const kept = await ask(
        '/api/holds',
        { method: 'POST', headers, body: JSON.stringify({ start, kind: 'contact' }) },
        () => unanswered++,
      );
      if (kept.status !== 201) {
        taken++;
        return;
      }
      onHeld?.(kept.desk);
      const { hold } = kept.body as { hold: string };
      const lead = booking({ slot: { start, hold } });
      const sent = await ask(
        '/api/requests',
        { method: 'POST', headers, body: JSON.stringify(lead) },
        () => sentAgain++,
      );
      const { booked: place } = sent.body as { booked?: { start: string } };
      if (start !== undefined && place?.start === start) booked.push(start);
      else lost++;
    }

    const sendOn = async (_: unknown, sender: number) => {
      while (!end.signal.aborted) await book(sender);
    };
    const killOnHold = () =>
      new Promise<ChildDesk>((resolve) => {
        onHeld = (desk) => {
          desk.process.kill('SIGKILL');
          onHeld = undefined;
          resolve(desk);
        };
      });
    const killing = async () => {
      for (let round = 1; round <= rounds; round++) {
        while (booked.length < (leads / rounds) * round) await sleep(1);
        const victim = round % 2 === 0 ? desks[(round / 2) % desks.length] : await killOnHold();
        if (round % 2 === 0) await sleep(Math.random() * 20);
        await victim?.end('SIGKILL');
        desks.splice(victim ? desks.indexOf(victim) : 0, 1, await deployment.startDesk(env));
      }
      end.abort();
    };
    await Promise.all([killing(), ...Array.from({ length: senders }, sendOn)]);

    const free = new Set(await freeStarts(62));
    return [
      info('rounds of kill -9', rounds),
      atLeast('times booked', booked.length, leads),
      info('times that somebody else had taken', taken),
      info('times asked for without an answer', unanswered),
      info('forms in flight at a kill, sent again', sentAgain),
      none('times kept and not booked', lost),
      none('times booked twice', booked.length - new Set(booked).size),
      none('times booked that are free', booked.filter((start) => free.has(start)).length),
    ];
  },
};
