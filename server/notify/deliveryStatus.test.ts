import { describe, expect, it } from 'vitest';
import { type Notice, notice } from '../testing/notice';
import { parseDeliveryStatus } from './deliveryStatus';

const id = '6f1f9c1e-0b1d-4c58-9f0e-2f1f2a7b9a10';
const parse = (own: Partial<Notice>) => parseDeliveryStatus(Buffer.from(notice({ id, ...own })));
const bounced = (error: string) => ({ messageId: id, error: `bounced: ${error}` });

describe('a delivery status notification', () => {
  it.each<[string, Partial<Notice>, string]>([
    ['gives a mail up', {}, '5.1.1 there is no such mailbox'],
    ['returns the whole mail', { returned: 'message/rfc822' }, '5.1.1 there is no such mailbox'],
    ['names the envelope only', { envelope: id, returned: undefined }, '5.1.1 there is no such mailbox'],
    ['has an envelope of another program', { envelope: 'QQ314159' }, '5.1.1 there is no such mailbox'],
    ['has ends of lines of its own', { newline: '\n' }, '5.1.1 there is no such mailbox'],
    ['has upper case', { id: id.toUpperCase(), action: 'Failed' }, '5.1.1 there is no such mailbox'],
    ['says that the mailbox is full', { status: '5.2.2' }, '5.2.2 the mailbox is full'],
    ['gave up after days', { status: '4.4.7' }, '4.4.7 it was tried for too long'],
    ['has a comment', { status: '5.7.26 (unauthenticated)' }, '5.7.26 neither SPF nor DKIM is right'],
    ['has a code without a meaning here', { status: '5.6.9' }, '5.6.9'],
    ['has no code', { status: 'unknown' }, '5.0.0'],
  ])('that %s is noted', async (_what, own, error) => {
    expect(await parse(own)).toEqual(bounced(error));
  });

  it('about several recipients is noted for the first that failed', async () => {
    const text = notice({ id, action: 'delivered', status: '2.0.0' }).replace(
      /\r\n--report\r\nContent-Type: text\/rfc822/,
      '\r\nFinal-Recipient: rfc822; b@example.com\r\nAction: failed\r\nStatus: 5.1.2\r\n$&',
    );
    expect(await parseDeliveryStatus(Buffer.from(text))).toEqual(bounced('5.1.2 there is no such domain'));
  });

  it.each<[string, Partial<Notice>, string]>([
    ['is late', { action: 'delayed', status: '4.4.1' }, 'The notice gives nothing up: delayed.'],
    ['arrived', { action: 'delivered', status: '2.0.0' }, 'The notice gives nothing up: delivered.'],
    ['is of no known action', { action: '<b>' }, 'The notice gives nothing up: no action.'],
    ['is not the desk’s', { id: 'CAF=1@mail.example.com' }, 'The notice names no mail of the desk.'],
    ['is not named', { returned: undefined }, 'The notice names no mail of the desk.'],
  ])('about a mail that %s changes nothing', async (_what, own, reason) => {
    expect(await parse(own)).toBe(reason);
  });

  it('that returns 8 MB of lines, or holds nothing but lines and groups, is read in a second', async () => {
    const large = notice({ id, returned: 'message/rfc822' });
    const began = performance.now();
    expect(await parseDeliveryStatus(Buffer.from(large + 'line\r\n'.repeat(1_300_000)))).toEqual(
      bounced('5.1.1 there is no such mailbox'),
    );
    for (const text of ['\n', '\r\n', 'a: b\n\n', 'a: b\n'])
      await parseDeliveryStatus(
        Buffer.from(large.replace('Reporting-MTA', `${text.repeat(2_000_000 / text.length)}Reporting-MTA`)),
      );
    // It took a minute; a busy machine takes a second or two.
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('repeats nothing of the address', async () => {
    expect(JSON.stringify(await parse({}))).not.toContain('ana');
  });
});

describe('a mail that is no notice', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['garbage', '\0\xff\r\n\r\n--\r\n'],
    ['an answer', `From: a@example.com\r\nIn-Reply-To: <${id}@x.example>\r\n\r\nThank you!`],
    ['an autoreply', `Auto-Submitted: auto-replied\r\nSubject: Out of office\r\n\r\n${id}`],
    ['a report of spam', notice({ id }).replaceAll('delivery-status', 'feedback-report')],
    ['parts within parts', hostile(1_000)],
  ])('is told: %s', async (_what, source) => {
    expect(await parseDeliveryStatus(Buffer.from(source, 'latin1'))).toBe(
      'This mail is no delivery status notification.',
    );
  });
});

function hostile(depth: number): string {
  const begin = (level: number) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`;
  return Array.from({ length: depth }, (_, level) => begin(level)).join('');
}
