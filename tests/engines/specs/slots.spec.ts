/** A visitor finds a day in the month and books, all by the keyboard, at a lead desk: in a form, and from the times alone. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newBooking } from '../../pages/contactForm';
import { axe } from '../../support/accessibility';
import { SCRIPT, serve } from '../../support/foreignPage';
import { startDesk } from '../../support/startDesk';
import { FOREIGN_SITE } from '../../support/urls';
import { expect, test } from '../adapter/test';
import type { Visitor } from '../adapter/visitor';
import { bookByHand } from '../journeys/contact';

const facts = {
  timeZone: 'UTC',
  availability: {
    hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], open: '08:00', close: '17:00' }],
    windows: [
      { from: '08:00', until: '10:00' },
      { from: '13:00', until: '15:00' },
    ],
  },
};

const violationsIn = async (visitor: Visitor, selector: string): Promise<string[]> => {
  await visitor.tab.evaluate(`(() => { ${axe}; return 0; })()`);
  return visitor.tab.evaluate(
    `axe.run('${selector}').then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0].target))`,
  );
};

/** What has the focus, once it is this. */
const expectFocus = (visitor: Visitor, name: RegExp) => expect.poll(() => visitor.focused()).toMatch(name);

/** Opens a page of these widgets, whose firm can be booked at a desk. @returns stops the desk. */
async function openWithTimes(visitor: Visitor, ...widgets: string[]): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-of-times-'));
  mkdirSync(join(folder, 'site'));
  const config = JSON.stringify({ ...facts, links: { contact: '#bio-contact-form' } });
  writeFileSync(join(folder, 'site/business.json'), config);
  const desk = await startDesk({
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    ALLOWED_ORIGINS: FOREIGN_SITE,
  });
  const markup = widgets.map(
    (tag) => `<${tag} endpoint="${desk.url}/api/requests" config='${config}' id="${tag}"></${tag}>`,
  );
  const page = `<!doctype html><html lang="en"><title>A page</title>${SCRIPT}<main><h1>Book</h1>${markup.join('')}</main>`;
  await visitor.open(FOREIGN_SITE + (await serve(page)));
  return async () => {
    await desk.stop();
    rmSync(folder, { recursive: true });
  };
}

/** Walks to a Saturday of the month, and chooses its morning. */
async function chooseByKeyboard(visitor: Visitor): Promise<void> {
  // One day of the grid is a stop of Tab; the arrows walk from it.
  const stop = visitor.css('[role=grid] button[tabindex="0"]');
  expect(await stop.count()).toBe(1);
  await visitor.tabTo(stop);
  const begin = await visitor.focused();
  await visitor.key('ArrowDown');
  await expect.poll(() => visitor.focused()).not.toBe(begin);
  const week = await visitor.focused();
  await visitor.key('ArrowRight');
  await expect.poll(() => visitor.focused()).not.toBe(week);
  await visitor.key('ArrowLeft');
  await expect.poll(() => visitor.focused()).toBe(week);
  await visitor.key('Home');
  await expectFocus(visitor, /Sunday/);
  await visitor.key('End');
  await expectFocus(visitor, /Saturday.*times: 2$/);
  await visitor.key('Enter');
  const times = visitor.role('radiogroup', /^Times on Saturday/);
  await times.seen();
  await visitor.tabTo(visitor.role('radio', /^8/).in(times));
  await visitor.key('Space');
}

test('the times of a form are opened, walked and booked by the keyboard', async ({ visitor }) => {
  const close = await openWithTimes(visitor, 'bio-contact-form');
  try {
    const question = visitor.css('summary');
    await question.seen(); // from a page with no control yet, Tab goes to the browser's own ones
    await visitor.tabTo(question);
    await visitor.key('Enter');
    await visitor.role('grid').seen();
    expect(await violationsIn(visitor, 'bio-contact-form')).toEqual([]);
    await chooseByKeyboard(visitor);
    await visitor.text(/^Your time: Sat.*8/).seen();
    await bookByHand(visitor, newBooking());
    await visitor.text(/^Scheduled: Sat.*8/).seen();
  } finally {
    await close();
  }
});

test('a time that was chosen alone goes on into the form, and is booked', async ({ visitor }) => {
  const close = await openWithTimes(visitor, 'bio-slots', 'bio-contact-form');
  try {
    await visitor.role('grid').seen();
    expect(await violationsIn(visitor, 'bio-slots')).toEqual([]);
    await chooseByKeyboard(visitor);
    const next = visitor.role('link', /^Continue with Sat.*8/);
    await next.seen();
    await visitor.tabTo(next);
    await visitor.key('Enter');
    await visitor.text(/^Your time: Sat.*8/).seen();
    await bookByHand(visitor, newBooking());
    await visitor.text(/^Scheduled: Sat.*8/).seen();
  } finally {
    await close();
  }
});
