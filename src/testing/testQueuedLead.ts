import { expect, test } from 'vitest';
import type { LeadOutcome } from '../element/spec';
import type { FormActions, FormState } from '../forms/formState';
import type { createFakeTools } from './fakeTools';

/** A form's store on a page of its own, with the record of its tools. */
type Page = Pick<ReturnType<typeof createFakeTools>, 'leads' | 'session' | 'settle' | 'told'> & {
  state: () => Pick<FormState<string>, 'status' | 'notice'> &
    Pick<FormActions<string>, 'submit' | 'dismissNotice'>;
};

interface QueuedForm<P extends Page> {
  /** Opens the page, with what the options say of the device. */
  open: (options: { session?: Map<string, string>; outcomes?: LeadOutcome[]; outboxEmpty?: boolean }) => P;
  /** Opens it and submits the form, whose lead is queued. */
  queue: () => Promise<P>;
  /** What was typed then. */
  fields: Readonly<Record<string, string>>;
  /** Lets the visitor see the form. @default it is in the page */
  show?: (page: P) => void;
}

const OUTCOMES = [
  ['delivered', 'sent'],
  ['failed', 'error'],
] as const;

/** The tests of what any form without the spec's own error text does with a lead that is queued. */
export function testQueuedLead<P extends Page>({
  open,
  queue,
  fields,
  show = () => {},
}: QueuedForm<P>): void {
  test('is neither sent nor lost, and cannot be submitted a second time', async () => {
    const page = await queue();
    expect(page.state()).toMatchObject({ status: 'queued', unprompted: false, fields });
    await page.state().submit();
    expect(page.leads).toHaveLength(1);
    expect(page.state().status).toBe('queued');
  });

  test.each(OUTCOMES)('that is %s leads to the status %s, with everything typed', async (outcome, status) => {
    const page = await queue();
    page.settle(outcome, 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f10');
    expect(page.state().status).toBe('queued');
    page.settle(outcome);
    expect(page.state()).toMatchObject({ status, unprompted: true, fields });
    expect(page.told).toContain(page.leads[0]?.id);
  });

  test('that was refused is sent again with the same id', async () => {
    const page = await queue();
    page.settle('failed');
    await page.state().submit();
    expect(page.leads[1]?.id).toBe(page.leads[0]?.id);
    expect(page.state()).toMatchObject({ status: 'sent', unprompted: false });
  });

  test('is queued after a reload, and shows what became of it meanwhile', async () => {
    const { session, leads } = await queue();
    expect(open({ session }).state()).toMatchObject({ status: 'queued', unprompted: true, fields });
    const id = leads[0]?.id ?? '';
    for (const [status, after] of OUTCOMES) {
      const page = open({
        session: new Map(session),
        outcomes: [{ id, status, timestamp: '2030-01-31T12:00:00.000Z' }],
        outboxEmpty: true,
      });
      show(page);
      expect(page.state()).toMatchObject({ status: after, leadId: id, fields, notice: undefined });
    }
  });

  test('that the device has lost can be sent again, with the same id', async () => {
    const { session, leads } = await queue();
    const page = open({ session, outboxEmpty: true });
    expect(page.state()).toMatchObject({ status: 'editing', leadId: leads[0]?.id, fields });
    await page.state().submit();
    expect(page.leads.map(({ id }) => id)).toEqual([leads[0]?.id]);
  });

  test('of an earlier page is told once, until it is dismissed', () => {
    const outcome = { id: 'x', status: 'delivered', timestamp: '2030-01-31T12:00:00.000Z' } as const;
    const page = open({ outcomes: [outcome] });
    show(page);
    expect(page.state()).toMatchObject({ status: 'editing', notice: outcome });
    expect(page.told).toContain('x');
    page.state().dismissNotice();
    show(page);
    expect(page.state().notice).toBeUndefined();
  });
}
