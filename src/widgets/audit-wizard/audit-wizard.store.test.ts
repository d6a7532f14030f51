import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { leadSchema, partialLeadSchema } from '../../domain/leadSchema';
import { leadLimits } from '../../domain/limits';
import type { LeadOutcome, SubmitResult } from '../../element/spec';
import type { Photo } from '../../forms/photos/photo';
import { createFakeTools } from '../../testing/fakeTools';
import { testQueuedLead } from '../../testing/testQueuedLead';
import { spec } from './audit-wizard.element';
import { createAuditWizardStore } from './audit-wizard.store';
import type { AuditField } from './fields';
import type { Offer } from './offer';

interface Options {
  offer?: Partial<Offer>;
  /** Entries of the draft storage. Passed to a second wizard, it is a reload of the page. */
  session?: Map<string, string>;
  draftLimit?: number;
  /** Results of the submissions, one after another. */
  results?: SubmitResult['status'][];
  /** What became of earlier leads. */
  outcomes?: LeadOutcome[];
  outboxEmpty?: boolean;
}

/** What the firm offers has no part in these tests: its names are made up. */
const [siding, fence, roof] = ['Wash siding', 'Wash fence', 'Wash roof'];
const [rust, seal, stain, none] = ['Remove rust', 'Seal roof', 'Stain fence', 'Nothing, thanks'];
const offered: Offer = {
  cleaningServices: [siding, roof, fence],
  strippingServices: [rust],
  protectionServices: [seal, stain, none],
  noProtection: none,
  areas: [{ id: 'roof', label: 'Roof', choice: roof }],
};

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

/** The store of a wizard on a page of its own. */
function setUp({ offer = {}, ...options }: Options = {}) {
  const fake = createFakeTools(spec, { facts: { audit: { ...offered, ...offer } }, ...options });
  const { getState: state } = createAuditWizardStore(fake.tools);
  state().start();
  const page = {
    ...fake,
    state,
    type(fields: Partial<Record<AuditField, string>>) {
      for (const [name, value] of Object.entries(fields))
        if (value !== undefined) state().setField(name as AuditField, value);
    },
    next(times = 1) {
      for (let press = 0; press < times; press++) state().next();
    },
    /** All that is required, at the last step. */
    toSubmit(fields: Partial<Record<AuditField, string>> = {}) {
      page.type({ ...ada, ...fields });
      page.next(4);
    },
  };
  return page;
}

/** Issues of the lead as the lead desk gets it. */
const issuesOf = (draft: object | undefined) => {
  const stamp = { timestamp: '2030-01-31T12:00:00.000Z', page: 'https://example.com/', attribution: {} };
  const result = v.safeParse(leadSchema, { ...draft, ...stamp });
  return result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
};

describe('from step to step', () => {
  test.each(Object.keys(ada) as (keyof typeof ada)[])(
    'step 1 is not left while %s is empty or blank',
    (name) => {
      for (const blank of ['', '  \n\t ']) {
        const page = setUp();
        page.type({ ...ada, [name]: blank });
        page.next();
        expect(page.state()).toMatchObject({
          step: 'info',
          invalidAttempts: 1,
          errors: { [name]: 'required' },
        });
        page.type({ [name]: ada[name] });
        expect(page.state().errors[name]).toBeUndefined();
        page.next();
        expect(page.state().step).toBe('clean');
      }
    },
  );

  test.each(['ada', 'ada@', '@example.com', 'x'.repeat(300)])(
    'step 1 is not left with the invalid email "%.20s", which is marked',
    (email) => {
      const page = setUp();
      page.type({ ...ada, email });
      page.next();
      expect(page.state()).toMatchObject({ step: 'info', invalidAttempts: 1 });
      expect(page.state().errors.email).toBeDefined();
      page.type({ email: ada.email });
      page.next();
      expect(page.state().step).toBe('clean');
    },
  );

  test('the email is validated on blur, not before; a blank one is not marked there', () => {
    const page = setUp();
    page.type({ email: 'ada' });
    expect(page.state().errors.email).toBeUndefined();
    page.state().leaveField('email');
    expect(page.state().errors.email).toBe('email');
    page.type({ email: 'ada@example.com' });
    expect(page.state().errors.email).toBeUndefined();
    page.type({ email: ' ' });
    page.state().leaveField('email');
    expect(page.state().errors.email).toBeUndefined();
  });

  test('there are five steps, and each change is reported once', () => {
    const page = setUp();
    page.state().back();
    page.type(ada);
    page.next(10);
    expect(page.state().step).toBe('submit');
    page.state().back();
    expect(page.state().step).toBe('protect');
    const shown = [
      [2, 'Clean'],
      [3, 'Strip'],
      [4, 'Protect'],
      [5, 'Submit'],
      [4, 'Protect'],
    ].map(([step, label]) => ({ tag: 'bio-audit-wizard', step, label }));
    expect(page.events).toEqual(shown.map((step) => ['bio-step', step]));
    expect(page.tracked).toEqual(shown.map((step) => ['step', step]));
    for (let press = 0; press < 10; press++) page.state().back();
    expect(page.state().step).toBe('info');
    expect(page.leads).toEqual([]);
  });

  test('steps that were shown can be returned to, forward too, unless step 1 became invalid', () => {
    const page = setUp();
    page.toSubmit();
    page.state().goTo('clean');
    expect(page.state().step).toBe('clean');
    page.state().goTo('submit');
    expect(page.state().step).toBe('submit');
    page.state().goTo('info');
    page.type({ email: 'ada' });
    page.state().goTo('submit');
    expect(page.state()).toMatchObject({ step: 'info', errors: { email: 'email' }, invalidAttempts: 1 });
    page.type({ email: ada.email });
    page.state().goTo('protect');
    expect(page.state().step).toBe('protect');
    expect(page.events.at(-1)).toEqual(['bio-step', { tag: 'bio-audit-wizard', step: 4, label: 'Protect' }]);
  });

  test('services are selected and deselected in each list by itself', () => {
    const page = setUp();
    page.state().select('cleaningServices', siding, true);
    page.state().select('cleaningServices', siding, true);
    page.state().select('strippingServices', rust, true);
    page.state().select('strippingServices', rust, false);
    expect(page.state().selected).toEqual({
      cleaningServices: [siding],
      strippingServices: [],
      protectionServices: [],
    });
  });
});

describe('the choice that says no to the others', () => {
  const chosen = (page: ReturnType<typeof setUp>) => page.state().selected.protectionServices;

  test('takes their place, and they take its place; what had to go is told until the next choice', () => {
    const page = setUp();
    for (const label of [seal, stain]) page.state().select('protectionServices', label, true);
    expect(page.state().excluded).toEqual([]);
    page.state().select('protectionServices', none, true);
    expect(chosen(page)).toEqual([none]);
    expect(page.state().excluded).toEqual([seal, stain]);
    page.state().select('protectionServices', seal, true);
    expect(chosen(page)).toEqual([seal]);
    expect(page.state().excluded).toEqual([none]);
    page.state().select('protectionServices', stain, true);
    expect(chosen(page)).toEqual([seal, stain]);
    expect(page.state().excluded).toEqual([]);
  });

  test('excludes nothing when it is deselected, nor where the firm names none', () => {
    const page = setUp();
    page.state().select('protectionServices', none, true);
    page.state().select('protectionServices', none, false);
    expect(chosen(page)).toEqual([]);
    expect(page.state().excluded).toEqual([]);
    const other = setUp({ offer: { noProtection: undefined } });
    for (const label of [seal, none]) other.state().select('protectionServices', label, true);
    expect(chosen(other)).toEqual([seal, none]);
  });
});

describe('submit', () => {
  test('sends the lead of the contract', async () => {
    const page = setUp();
    page.toSubmit({ notes: 'The gate code is 1234.' });
    for (const label of [fence, siding, 'gone']) page.state().select('cleaningServices', label, true);
    page.state().select('protectionServices', seal, true);
    page.state().setPhotos([photo('a')]);
    await page.state().submit();
    expect(page.leads).toEqual([
      {
        id: page.state().leadId,
        kind: 'audit',
        source: 'Audit Wizard',
        ...ada,
        cleaningServices: [siding, fence],
        strippingServices: [],
        protectionServices: [seal],
        notes: 'The gate code is 1234.',
        photos: ['data:image/jpeg;base64,'],
      },
    ]);
    expect(issuesOf(page.leads[0])).toEqual([]);
    expect(page.state().status).toBe('sent');
  });

  test('a lead with the required fields alone is valid', async () => {
    const page = setUp();
    page.toSubmit();
    await page.state().submit();
    expect(issuesOf(page.leads[0])).toEqual([]);
  });

  test.each([
    ['accepted', 'sent'],
    ['no-endpoint', 'sent'],
    ['queued', 'queued'],
    ['refused', 'error'],
    ['unproven', 'error'],
  ] as const)('the result %s leads to the status %s', async (result, status) => {
    const page = setUp({ results: [result] });
    page.toSubmit();
    await page.state().submit();
    expect(page.state()).toMatchObject({ status, fields: ada });
  });

  test('works on the last step only', async () => {
    const page = setUp();
    page.type(ada);
    await page.state().submit();
    expect(page.leads).toEqual([]);
  });

  test('sends once however often it is pressed, and again with the same id after an error', async () => {
    const page = setUp({ results: ['unproven'] });
    page.toSubmit();
    await Promise.all(Array.from({ length: 10 }, () => page.state().submit()));
    expect(page.leads).toHaveLength(1);
    await page.state().submit();
    await page.state().submit();
    expect(page.leads).toHaveLength(2);
    expect(page.leads[1]?.id).toBe(page.leads[0]?.id);
  });

  test('nothing changes while a lead is being sent', async () => {
    const page = setUp();
    page.toSubmit();
    const sending = page.state().submit();
    page.type({ notes: 'late' });
    page.state().select('cleaningServices', siding, true);
    page.state().back();
    page.next();
    expect(page.state()).toMatchObject({ status: 'submitting', step: 'submit', fields: { notes: '' } });
    await sending;
    page.state().back();
    expect(page.state().step).toBe('submit');
  });

  test('a change or a step back removes the error', async () => {
    for (const change of ['type', 'back'] as const) {
      const page = setUp({ results: ['refused'] });
      page.toSubmit();
      await page.state().submit();
      if (change === 'type') page.type({ notes: 'x' });
      else page.state().back();
      expect(page.state().status).toBe('editing');
    }
  });

  test.each([
    ['fullName', 'x'.repeat(leadLimits.name + 1), 'tooLong', 'info'],
    ['serviceAddress', 'x'.repeat(leadLimits.address + 1), 'tooLong', 'info'],
    ['phone', '7'.repeat(leadLimits.phone + 1), 'tooLong', 'info'],
    ['email', 'ada', 'email', 'info'],
    ['notes', 'x'.repeat(1_048_576), 'tooLong', 'submit'],
  ] as const)('an invalid %s is not sent: its step is shown', async (name, text, problem, step) => {
    const page = setUp();
    page.toSubmit();
    page.type({ [name]: text }); // a page may fill in a field at any time
    await page.state().submit();
    expect(page.leads).toEqual([]);
    expect(page.state()).toMatchObject({
      step,
      status: 'editing',
      invalidAttempts: 1,
      errors: { [name]: problem },
      fields: { [name]: text },
    });
    page.type({ ...ada, notes: '' });
    page.next(4);
    await page.state().submit();
    expect(page.state().status).toBe('sent');
  });

  test('a text over the limit is marked immediately', () => {
    const page = setUp();
    page.type({ notes: 'x'.repeat(leadLimits.text) });
    expect(page.state().errors.notes).toBeUndefined();
    page.type({ notes: 'x'.repeat(leadLimits.text + 1) });
    expect(page.state().errors.notes).toBe('tooLong');
  });

  test('photos that are being prepared are waited for', async () => {
    const page = setUp();
    page.toSubmit();
    page.state().show();
    page.state().setPhotosBusy(true);
    await page.state().submit();
    expect(page.state()).toMatchObject({ status: 'editing', photosStatus: 'awaited' });
    page.state().setPhotosBusy(false);
    expect(page.state()).toMatchObject({ photosStatus: 'ready', photosLost: false });
    await page.state().submit();
    expect(page.leads).toHaveLength(1);
  });

  test('photos that were not prepared before the step was left or the dialog closed are reported as lost', () => {
    for (const method of ['back', 'hide'] as const) {
      const page = setUp();
      page.toSubmit();
      page.state().show();
      page.state().setPhotosBusy(true);
      page.state()[method]();
      page.state().setPhotosBusy(false); // as the picker does when it is unmounted
      expect(page.state().photosLost).toBe(true);
      page.state().setPhotos([photo('a')]);
      expect(page.state().photosLost).toBe(false);
    }
  });
});

describe('show and hide', () => {
  test('hide keeps the draft on every step', () => {
    for (let presses = 0; presses < 5; presses++) {
      const page = setUp();
      page.state().show();
      page.type(ada);
      page.next(presses);
      const { step, leadId } = page.state();
      page.state().hide();
      page.state().show();
      expect(page.state()).toMatchObject({ open: true, step, leadId, fields: ada });
    }
  });

  test('hide after the confirmation clears everything, and the next audit is a new lead', async () => {
    const page = setUp();
    page.state().show();
    page.toSubmit({ notes: 'x' });
    page.state().select('cleaningServices', siding, true);
    const { leadId } = page.state();
    await page.state().submit();
    page.state().hide();
    expect(page.state()).toMatchObject({
      open: false,
      step: 'info',
      status: 'editing',
      fields: { fullName: '', notes: '' },
      selected: { cleaningServices: [] },
    });
    expect(page.state().leadId).not.toBe(leadId);
  });

  test('a result that arrives while it is closed is shown on the next opening', async () => {
    for (const [result, status] of [
      ['accepted', 'sent'],
      ['refused', 'error'],
    ] as const) {
      const page = setUp({ results: [result] });
      page.state().show();
      page.toSubmit();
      const sending = page.state().submit();
      page.state().hide();
      await sending;
      page.state().show();
      expect(page.state()).toMatchObject({ open: true, status, fields: ada });
    }
  });

  test('reset starts over without closing, and ignores the result of the former lead', async () => {
    const page = setUp();
    page.state().show();
    page.toSubmit();
    const sending = page.state().submit();
    page.state().reset();
    await sending;
    expect(page.state()).toMatchObject({
      open: true,
      step: 'info',
      status: 'editing',
      fields: { email: '' },
    });
    expect(page.events.at(-1)).toEqual(['bio-step', { tag: 'bio-audit-wizard', step: 1, label: 'Info' }]);
    const { length } = page.events;
    page.state().reset();
    expect(page.events).toHaveLength(length);
  });

  test('hide does nothing when it is closed', async () => {
    const page = setUp();
    page.toSubmit();
    await page.state().submit();
    page.state().hide();
    expect(page.state().status).toBe('sent');
  });
});

describe('a queued lead', () => {
  const queue = async (options: Options = {}) => {
    const page = setUp({ results: ['queued'], ...options });
    page.state().show();
    page.toSubmit();
    await page.state().submit();
    return page;
  };

  testQueuedLead({ open: setUp, queue, fields: ada, show: (page) => page.state().show() });

  test('stays when the dialog is closed, and its outcome is shown when it is opened again', async () => {
    const page = await queue();
    page.state().hide();
    page.settle('delivered');
    expect(page.state()).toMatchObject({ open: false, status: 'queued' });
    expect(page.told.size).toBe(0);
    page.state().show();
    expect(page.state()).toMatchObject({ status: 'sent', unprompted: true, fields: ada });
    expect(page.told.size).toBe(1);
    page.state().hide();
    expect(page.state()).toMatchObject({ status: 'editing', fields: { email: '' } });
  });
});

describe('the draft', () => {
  test('restores everything over a reload, the lead id included', () => {
    const page = setUp();
    page.toSubmit({ notes: 'x' });
    page.state().select('strippingServices', rust, true);
    page.state().setPhotos([photo('a'), photo('b')]);
    const { step, fields, selected, photos, leadId } = page.state();
    expect(setUp({ session: page.session }).state()).toMatchObject({
      step,
      fields,
      selected,
      photos,
      leadId,
    });
    page.state().setPhotos([photo('b')]);
    expect(setUp({ session: page.session }).state()).toMatchObject({
      photos: [photo('b')],
      photosLost: false,
    });
  });

  test('is removed when the audit is sent or empty', async () => {
    const page = setUp();
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

  test('gives up photos for text where the storage is full, and reports them as lost', () => {
    const page = setUp({ draftLimit: 3000 });
    page.toSubmit();
    page.state().setPhotos([photo('a', 1000), photo('b', 1000)]);
    page.type({ notes: 'x'.repeat(900) });
    const after = setUp({ session: page.session }).state();
    expect(after.fields).toEqual({ ...ada, notes: 'x'.repeat(900) });
    expect(after).toMatchObject({ photos: [{ id: 'a' }], photosLost: true });
    expect(page.state().photos).toHaveLength(2);
  });

  test('leaves out a text that is too large for the storage, and nothing else', () => {
    const page = setUp({ draftLimit: 100_000 });
    page.toSubmit();
    page.state().setPhotos([photo('a')]);
    page.type({ notes: 'x'.repeat(1_048_576) });
    expect(setUp({ session: page.session }).state()).toMatchObject({
      step: 'submit',
      fields: { ...ada, notes: '' },
      photos: [{ id: 'a' }],
    });
  });

  test('is not required: without storage the audit can be sent', async () => {
    const page = setUp({ draftLimit: 0 });
    page.toSubmit();
    await page.state().submit();
    expect(page.state().status).toBe('sent');
  });

  test.each(['7', '"info"', '{"step":"gone"}', '[]'])('%s is no draft', (entry) => {
    expect(setUp({ session: new Map([['visit', entry]]) }).state().step).toBe('info');
  });

  test('leaves out what is invalid, and restores the rest', () => {
    const session = new Map(
      Object.entries({
        visit: { step: 'strip', leadId: 7, chosen: { cleaningServices: [1, siding] }, photos: 'x' },
        fullName: { a: 1 },
        phone: '7',
        photo0: { dataUrl: 'javascript:0' },
        photo1: photo('a'),
      }).map(([name, value]) => [name, JSON.stringify(value)]),
    );
    const { leadId, ...draft } = setUp({ session }).state();
    expect(draft).toMatchObject({
      step: 'strip',
      fields: { fullName: '', phone: '7' },
      selected: { cleaningServices: [siding], strippingServices: [] },
      photos: [photo('a')],
    });
    expect(leadId).toMatch(/^[\da-f-]{36}$/);
  });
});

test('there is a partial lead only with consent, without photos, and not after a reset', () => {
  const mayContact = { text: 'You may contact me.', at: '2030-01-31T12:00:00.000Z' };
  const page = setUp();
  page.type({ fullName: 'Ada', phone: '(770) 555-0100' });
  page.state().select('cleaningServices', siding, true);
  page.state().setPhotos([photo('a')]);
  expect(page.state().partialLead()).toBeUndefined();
  page.state().allowContact(mayContact);
  const partial = page.state().partialLead();
  expect(partial).toMatchObject({
    id: page.state().leadId,
    kind: 'audit',
    phone: '(770) 555-0100',
    email: '',
    cleaningServices: [siding],
    photos: [],
    leftStep: expect.stringMatching(/^1\. \S/),
    mayContact,
  });
  const stamp = { partial: true, timestamp: '2030-01-31T12:00:00.000Z' };
  expect(v.safeParse(partialLeadSchema, { ...partial, ...stamp }).issues).toBeUndefined();
  page.state().reset();
  expect(page.state().partialLead()).toBeUndefined();
});

describe('what it begins with', () => {
  test('an area selects its choice, once, and leaves what was chosen', () => {
    const page = setUp();
    page.state().select('cleaningServices', siding, true);
    page.state().begin('roof');
    page.state().begin('roof');
    expect(page.state()).toMatchObject({ step: 'info', selected: { cleaningServices: [siding, roof] } });
  });

  test.each(['chimney', 'x'.repeat(300)])('%.20s, which is no area, changes nothing', (beginning) => {
    const page = setUp();
    const before = { ...page.state() };
    page.state().begin(beginning);
    expect(page.state()).toEqual(before);
  });

  test('a photo: then who sends it, and it is an audit like any other', async () => {
    const page = setUp();
    page.state().begin('photo');
    expect(page.state().step).toBe('photo');
    page.next();
    expect(page.state().step).toBe('photo');
    page.state().setPhotos([photo('a')]);
    page.type({ notes: 'Green streaks' });
    page.next();
    expect(page.state().step).toBe('info');
    await page.state().submit();
    expect(page.state()).toMatchObject({ status: 'editing', invalidAttempts: 2, step: 'info' });
    page.type(ada);
    await page.state().submit();
    expect(page.state().status).toBe('sent');
    expect(page.leads).toEqual([
      expect.objectContaining({
        ...ada,
        kind: 'audit',
        notes: 'Green streaks',
        cleaningServices: [],
        photos: ['data:image/jpeg;base64,'],
      }),
    ]);
    expect(issuesOf(page.leads[0])).toEqual([]);
  });

  test('a photo that is being prepared is waited for', () => {
    const page = setUp();
    page.state().begin('photo');
    page.state().setPhotos([photo('a')]);
    page.state().setPhotosBusy(true);
    page.next();
    expect(page.state()).toMatchObject({ step: 'photo', photosStatus: 'awaited' });
    page.state().setPhotosBusy(false);
    page.next();
    expect(page.state().step).toBe('info');
  });

  test('the other way has everything that was filled in', () => {
    const page = setUp();
    page.state().begin('photo');
    page.state().setPhotos([photo('a')]);
    page.type(ada);
    page.state().goWay('questions');
    expect(page.state()).toMatchObject({ step: 'info', fields: ada, photos: [photo('a')] });
    page.next(4);
    expect(page.state().step).toBe('submit');
  });

  test('a reload keeps the photo and the way, which its link does not begin anew', () => {
    const session = new Map<string, string>();
    const before = setUp({ session });
    before.state().begin('photo');
    before.state().setPhotos([photo('a')]);
    before.next();
    const after = setUp({ session });
    after.state().begin('photo');
    expect(after.state()).toMatchObject({ way: 'photo', step: 'info', photos: [photo('a')] });
  });

  test('nothing, once it was sent', async () => {
    const page = setUp();
    page.toSubmit();
    await page.state().submit();
    page.state().begin('photo');
    expect(page.state()).toMatchObject({ status: 'sent', way: 'questions', step: 'submit' });
  });
});

test('a photo sends no answers to questions of steps that were not shown', () => {
  const fake = createFakeTools(spec, {
    facts: {
      audit: offered,
      questions: {
        contact: [],
        audit: [
          { id: 'dog', label: 'A dog?', answer: 'yesNo', preselected: 'no', step: 'info' },
          { id: 'slot', label: 'When?', preselected: 'Mornings' },
        ],
        quote: [],
        estimator: [],
      },
    },
  });
  const { getState: state } = createAuditWizardStore(fake.tools);
  state().start();
  state().allowContact({ text: 'Keep it.', at: '2030-01-31T12:00:00.000Z' });
  const answered = () => {
    const lead = state().partialLead();
    return lead && 'answers' in lead ? lead.answers?.map(({ id }) => id) : undefined;
  };
  expect(answered()).toEqual(['dog', 'slot']);
  state().goWay('photo');
  expect(answered()).toEqual(['dog']);
});
