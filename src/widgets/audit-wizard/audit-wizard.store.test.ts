import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { audit } from '../../content/audit';
import { builtInFacts, resolveSettings } from '../../element/settings';
import type { LeadDraft, LeadResult } from '../../element/spec';
import { leadLimits } from '../../leads/limits';
import { leadSchema, partialLeadSchema } from '../../leads/schema';
import type { Photo } from '../../ui/photos/photo';
import { spec } from './audit-wizard.element';
import { createAuditWizardStore } from './audit-wizard.store';
import { infoFields, type Offer, type TextName } from './request';

interface Page {
  offer?: Partial<Offer>;
  /** Of the browser: given again, it is a reload. */
  session?: Map<string, string>;
  /** UTF-16 units that the browser keeps. */
  room?: number;
  /** How its deliveries end, one after another. */
  results?: LeadResult['status'][];
  /** Keeps each delivery waiting. */
  answered?: Promise<unknown>;
}

const photo = (id: string, size = 0): Photo => ({
  id,
  name: `${id}.jpg`,
  dataUrl: `data:image/jpeg;base64,${'A'.repeat(size)}`,
  width: 4,
  height: 3,
  bytes: 25 + size,
});

const ada = {
  fullName: 'Ada Lovelace',
  serviceAddress: '12 Main Street\nAlpharetta, GA 30009',
  email: 'ada@example.com',
  phone: '(770) 555-0100',
};

/** The wizard on a page of its own. */
function visit({
  offer = {},
  session = new Map(),
  room = Number.POSITIVE_INFINITY,
  results = [],
  answered,
}: Page = {}) {
  const settings = resolveSettings(
    spec,
    () => null,
    { endpoint: undefined, phone: undefined, lang: 'en' },
    { ...builtInFacts(spec), audit: { ...audit, ...offer } },
  );
  const told: unknown[] = [];
  const tracked: unknown[] = [];
  const sent: LeadDraft[] = [];
  const store = createAuditWizardStore({
    settings: () => settings,
    async sendLead(draft) {
      sent.push(structuredClone(draft));
      const status = results[sent.length - 1] ?? 'accepted';
      await answered;
      return { status, httpStatus: 400, errors: [], reason: '' };
    },
    emit: (name, detail) => told.push([name, detail]) > 0,
    track: (name, params) => void tracked.push([name, params]),
    report: () => undefined,
    schedule: () => undefined,
    session: {
      read: (name) => JSON.parse(session.get(name) ?? 'null') ?? undefined,
      write(name, value) {
        session.delete(name);
        const text = JSON.stringify(value);
        const taken = [...session.values()].reduce((sum, entry) => sum + entry.length, 0);
        if (taken + text.length <= room) session.set(name, text);
        return session.has(name);
      },
      clear: () => session.clear(),
    },
  });
  const state = store.getState;
  state().start();
  const page = {
    state,
    told,
    tracked,
    sent,
    session,
    type(texts: Partial<Record<TextName, string>>) {
      for (const [name, text] of Object.entries(texts)) state().setText(name as TextName, text);
    },
    next(times = 1) {
      for (let press = 0; press < times; press++) state().next();
    },
    /** With all that is required, at the last step. */
    toSubmit(texts: Partial<Record<TextName, string>> = {}) {
      page.type({ ...ada, ...texts });
      page.next(4);
    },
  };
  return page;
}

/** As the door sends it, and the desk gets it. */
const complaintsAbout = (draft: object | undefined) => {
  const stamp = { timestamp: '2030-01-31T12:00:00.000Z', page: 'https://example.com/', attribution: {} };
  const result = v.safeParse(leadSchema, { ...draft, ...stamp });
  return result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
};

describe('from step to step', () => {
  test.each(infoFields)('step 1 is not left while %s is empty or blank', (name) => {
    for (const blank of ['', '  \n\t ']) {
      const page = visit();
      page.type({ ...ada, [name]: blank });
      page.next();
      expect(page.state()).toMatchObject({ step: 'info', refusals: 1, problems: { [name]: 'required' } });
      page.type({ [name]: ada[name] });
      expect(page.state().problems[name]).toBeUndefined();
      page.next();
      expect(page.state().step).toBe('clean');
    }
  });

  test.each(['ada', 'ada@', '@example.com', 'x'.repeat(300)])(
    'the odd email "%.20s" does not hold Next back, and is marked',
    (email) => {
      const page = visit();
      page.type({ ...ada, email });
      page.next();
      expect(page.state()).toMatchObject({ step: 'clean', refusals: 0 });
      expect(page.state().problems.email).toBeDefined();
    },
  );

  test('an email is judged when its field is left, not before, and emptiness never there', () => {
    const page = visit();
    page.type({ email: 'ada' });
    expect(page.state().problems.email).toBeUndefined();
    page.state().leaveField('email');
    expect(page.state().problems.email).toBe('email');
    page.type({ email: 'ada@example.com' });
    expect(page.state().problems.email).toBeUndefined();
    page.type({ email: ' ' });
    page.state().leaveField('email');
    expect(page.state().problems.email).toBeUndefined();
  });

  test('five steps, and nothing beyond either end; each move is told once', () => {
    const page = visit();
    page.state().back();
    page.type(ada);
    page.next(10);
    expect(page.state().step).toBe('submit');
    page.state().back();
    expect(page.state().step).toBe('protect');
    const moves = [
      [2, 'Clean'],
      [3, 'Strip'],
      [4, 'Protect'],
      [5, 'Submit'],
      [4, 'Protect'],
    ].map(([step, label]) => ({ tag: 'bio-audit-wizard', step, label }));
    expect(page.told).toEqual(moves.map((move) => ['bio-step', move]));
    expect(page.tracked).toEqual(moves.map((move) => ['step', move]));
    for (let press = 0; press < 10; press++) page.state().back();
    expect(page.state().step).toBe('info');
    expect(page.sent).toEqual([]);
  });

  test('choices come and go, each list by itself', () => {
    const page = visit();
    page.state().choose('cleaningServices', 'House Siding', true);
    page.state().choose('cleaningServices', 'House Siding', true);
    page.state().choose('strippingServices', 'Rust Removal', true);
    page.state().choose('strippingServices', 'Rust Removal', false);
    expect(page.state().chosen).toEqual({
      cleaningServices: ['House Siding'],
      strippingServices: [],
      protectionServices: [],
    });
  });
});

describe('sending', () => {
  test('says everything in the words of the contract', async () => {
    const page = visit();
    page.toSubmit({ notes: 'The gate code is 1234.' });
    for (const label of ['Fence (Wood or Vinyl)', 'House Siding', 'gone'])
      page.state().choose('cleaningServices', label, true);
    page.state().choose('protectionServices', 'Protecting my Roof', true);
    page.state().setPhotos([photo('a')]);
    await page.state().submit();
    expect(page.sent).toEqual([
      {
        id: page.state().leadId,
        kind: 'audit',
        source: 'Audit Wizard',
        ...ada,
        cleaningServices: ['House Siding', 'Fence (Wood or Vinyl)'],
        strippingServices: [],
        protectionServices: ['Protecting my Roof'],
        notes: 'The gate code is 1234.',
        photos: ['data:image/jpeg;base64,'],
      },
    ]);
    expect(complaintsAbout(page.sent[0])).toEqual([]);
    expect(page.state().phase).toBe('thanks');
  });

  test('with nothing but the required it is as good', async () => {
    const page = visit();
    page.toSubmit();
    await page.state().submit();
    expect(complaintsAbout(page.sent[0])).toEqual([]);
  });

  test.each([
    ['accepted', 'thanks'],
    ['no-endpoint', 'thanks'],
    ['queued', 'thanks'],
    ['refused', 'error'],
    ['unproven', 'error'],
  ] as const)('%s means %s', async (status, phase) => {
    const page = visit({ results: [status] });
    page.toSubmit();
    await page.state().submit();
    expect(page.state()).toMatchObject({ phase, texts: ada });
  });

  test('from the last step only', async () => {
    const page = visit();
    page.type(ada);
    await page.state().submit();
    expect(page.sent).toEqual([]);
  });

  test('once however often it is pressed, and again after an error with the same id', async () => {
    const page = visit({ results: ['unproven'] });
    page.toSubmit();
    await Promise.all(Array.from({ length: 10 }, () => page.state().submit()));
    expect(page.sent).toHaveLength(1);
    await page.state().submit();
    await page.state().submit();
    expect(page.sent).toHaveLength(2);
    expect(page.sent[1]?.id).toBe(page.sent[0]?.id);
  });

  test('what is on its way stays as it is', async () => {
    const page = visit();
    page.toSubmit();
    const sending = page.state().submit();
    page.type({ notes: 'late' });
    page.state().choose('cleaningServices', 'House Siding', true);
    page.state().back();
    page.next();
    expect(page.state()).toMatchObject({ phase: 'submitting', step: 'submit', texts: { notes: '' } });
    await sending;
    page.state().back();
    expect(page.state().step).toBe('submit');
  });

  test('a change or a step back takes an error away', async () => {
    for (const change of ['type', 'back'] as const) {
      const page = visit({ results: ['refused'] });
      page.toSubmit();
      await page.state().submit();
      if (change === 'type') page.type({ notes: 'x' });
      else page.state().back();
      expect(page.state().phase).toBe('filling');
    }
  });

  test.each([
    ['fullName', 'x'.repeat(leadLimits.name + 1), 'tooLong', 'info'],
    ['serviceAddress', 'x'.repeat(leadLimits.address + 1), 'tooLong', 'info'],
    ['phone', '7'.repeat(leadLimits.phone + 1), 'tooLong', 'info'],
    ['email', 'ada', 'email', 'info'],
    ['notes', 'x'.repeat(1_048_576), 'tooLong', 'submit'],
  ] as const)('a bad %s is not sent: the way leads to it', async (name, text, problem, step) => {
    const page = visit();
    page.toSubmit({ [name]: text });
    await page.state().submit();
    expect(page.sent).toEqual([]);
    expect(page.state()).toMatchObject({
      step,
      phase: 'filling',
      refusals: 1,
      problems: { [name]: problem },
      texts: { [name]: text },
    });
    page.type({ ...ada, notes: '' });
    page.next(4);
    await page.state().submit();
    expect(page.state().phase).toBe('thanks');
  });

  test('a text over the limit is told as it is pasted', () => {
    const page = visit();
    page.type({ notes: 'x'.repeat(leadLimits.text) });
    expect(page.state().problems.notes).toBeUndefined();
    page.type({ notes: 'x'.repeat(leadLimits.text + 1) });
    expect(page.state().problems.notes).toBe('tooLong');
  });

  test('photos on their way are waited for', async () => {
    const page = visit();
    page.toSubmit();
    page.state().show();
    page.state().setPhotosBusy(true);
    await page.state().submit();
    expect(page.state()).toMatchObject({ phase: 'filling', photosAwaited: true });
    page.state().setPhotosBusy(false);
    expect(page.state()).toMatchObject({ photosAwaited: false, photosLost: false });
    await page.state().submit();
    expect(page.sent).toHaveLength(1);
  });

  test('photos given up because the step was left or the dialog closed are told of', () => {
    for (const leave of ['back', 'hide'] as const) {
      const page = visit();
      page.toSubmit();
      page.state().show();
      page.state().setPhotosBusy(true);
      page.state()[leave]();
      page.state().setPhotosBusy(false); // as the picker says when it goes away
      expect(page.state().photosLost).toBe(true);
      page.state().setPhotos([photo('a')]);
      expect(page.state().photosLost).toBe(false);
    }
  });
});

describe('open and closed', () => {
  test('the close icon keeps everything, wherever the visitor is', () => {
    for (let presses = 0; presses < 5; presses++) {
      const page = visit();
      page.state().show();
      page.type(ada);
      page.next(presses);
      const { step, leadId } = page.state();
      page.state().hide();
      page.state().show();
      expect(page.state()).toMatchObject({ open: true, step, leadId, texts: ada });
    }
  });

  test('Close on the thank-you forgets everything, and the next request is another', async () => {
    const page = visit();
    page.state().show();
    page.toSubmit({ notes: 'x' });
    page.state().choose('cleaningServices', 'House Siding', true);
    const { leadId } = page.state();
    await page.state().submit();
    page.state().hide();
    expect(page.state()).toMatchObject({
      open: false,
      step: 'info',
      phase: 'filling',
      texts: { fullName: '', notes: '' },
      chosen: { cleaningServices: [] },
    });
    expect(page.state().leadId).not.toBe(leadId);
  });

  test('closed while it sends: the answer waits for the next opening', async () => {
    for (const [status, phase] of [
      ['accepted', 'thanks'],
      ['refused', 'error'],
    ] as const) {
      const page = visit({ results: [status] });
      page.state().show();
      page.toSubmit();
      const sending = page.state().submit();
      page.state().hide();
      await sending;
      page.state().show();
      expect(page.state()).toMatchObject({ open: true, phase, texts: ada });
    }
  });

  test('reset starts over where it is, and an answer to the former request is ignored', async () => {
    const page = visit();
    page.state().show();
    page.toSubmit();
    const sending = page.state().submit();
    page.state().reset();
    await sending;
    expect(page.state()).toMatchObject({ open: true, step: 'info', phase: 'filling', texts: { email: '' } });
    expect(page.told.at(-1)).toEqual(['bio-step', { tag: 'bio-audit-wizard', step: 1, label: 'Info' }]);
    const { length } = page.told;
    page.state().reset();
    expect(page.told).toHaveLength(length);
  });

  test('hiding what is hidden does nothing', async () => {
    const page = visit();
    page.toSubmit();
    await page.state().submit();
    page.state().hide();
    expect(page.state().phase).toBe('thanks');
  });
});

describe('over a reload', () => {
  test('everything is as it was, the id too', () => {
    const page = visit();
    page.toSubmit({ notes: 'x' });
    page.state().choose('strippingServices', 'Rust Removal', true);
    page.state().setPhotos([photo('a'), photo('b')]);
    const { step, texts, chosen, photos, leadId } = page.state();
    expect(visit({ session: page.session }).state()).toMatchObject({ step, texts, chosen, photos, leadId });
    page.state().setPhotos([photo('b')]);
    expect(visit({ session: page.session }).state()).toMatchObject({
      photos: [photo('b')],
      photosLost: false,
    });
  });

  test('nothing of a request that was sent, reset or never begun', async () => {
    const page = visit();
    page.state().show();
    page.state().hide();
    expect(page.session.size).toBe(0);
    page.toSubmit();
    await page.state().submit();
    expect(page.session.size).toBe(0);
    page.state().reset();
    page.type({ phone: '7' });
    expect(page.session.size).toBeGreaterThan(0);
    page.type({ phone: '' });
    expect(page.session.size).toBe(0);
  });

  test('where there is little room, words stay and photos are told of', () => {
    const page = visit({ room: 3000 });
    page.toSubmit();
    page.state().setPhotos([photo('a', 1000), photo('b', 1000)]);
    page.type({ notes: 'x'.repeat(900) });
    const after = visit({ session: page.session }).state();
    expect(after.texts).toEqual({ ...ada, notes: 'x'.repeat(900) });
    expect(after).toMatchObject({ photos: [{ id: 'a' }], photosLost: true });
    expect(page.state().photos).toHaveLength(2);
  });

  test('a text that is too large to keep takes nothing else with it', () => {
    const page = visit({ room: 100_000 });
    page.toSubmit();
    page.state().setPhotos([photo('a')]);
    page.type({ notes: 'x'.repeat(1_048_576) });
    expect(visit({ session: page.session }).state()).toMatchObject({
      step: 'submit',
      texts: { ...ada, notes: '' },
      photos: [{ id: 'a' }],
    });
  });

  test('a browser that keeps nothing is no hindrance', async () => {
    const page = visit({ room: 0 });
    page.toSubmit();
    await page.state().submit();
    expect(page.state().phase).toBe('thanks');
  });

  test.each(['7', '"info"', '{"step":"gone"}', '[]'])('%s is no visit', (entry) => {
    expect(visit({ session: new Map([['visit', entry]]) }).state().step).toBe('info');
  });

  test('whatever somebody else wrote there is left out, the rest stays', () => {
    const session = new Map(
      Object.entries({
        visit: { step: 'strip', leadId: 7, chosen: { cleaningServices: [1, 'House Siding'] }, photos: 'x' },
        fullName: { a: 1 },
        phone: '7',
        photo0: { dataUrl: 'javascript:0' },
        photo1: photo('a'),
      }).map(([name, value]) => [name, JSON.stringify(value)]),
    );
    const { leadId, ...kept } = visit({ session }).state();
    expect(kept).toMatchObject({
      step: 'strip',
      texts: { fullName: '', phone: '7' },
      chosen: { cleaningServices: ['House Siding'], strippingServices: [] },
      photos: [photo('a')],
    });
    expect(leadId).toMatch(/^[\da-f-]{36}$/);
  });
});

test('what was typed may be used before it is sent only with leave, without photos, and not after a reset', () => {
  const mayContact = { text: 'You may contact me.', at: '2030-01-31T12:00:00.000Z' };
  const page = visit();
  page.type({ fullName: 'Ada', phone: '(770) 555-0100' });
  page.state().choose('cleaningServices', 'House Siding', true);
  page.state().setPhotos([photo('a')]);
  expect(page.state().partial()).toBeUndefined();
  page.state().allowContact(mayContact);
  const partial = page.state().partial();
  expect(partial).toMatchObject({
    id: page.state().leadId,
    kind: 'audit',
    phone: '(770) 555-0100',
    email: '',
    cleaningServices: ['House Siding'],
    photos: [],
    mayContact,
  });
  const stamp = { partial: true, timestamp: '2030-01-31T12:00:00.000Z' };
  expect(v.safeParse(partialLeadSchema, { ...partial, ...stamp }).issues).toBeUndefined();
  page.state().reset();
  expect(page.state().partial()).toBeUndefined();
});
