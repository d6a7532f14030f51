import { describe, expect, it } from 'vitest';
import { SendError } from '../notify/sendError';
import { chatFix, inboxWebhookFix, mailFix, reasonOf, webhookFix } from './advice';

const own = { id: '' };
const bugs = { id: 'bug-off' };
const failed = (text: string) => new SendError(text, false);

describe('why a part does not work', () => {
  it.each([
    ['The operation was aborted due to timeout', 'no answer within 20 seconds'],
    ['connect ETIMEDOUT 192.0.2.1:25', 'no answer within 20 seconds'],
    ['getaddrinfo ENOTFOUND mail.example', 'the name mail.example is not known to DNS'],
    ['connect ECONNREFUSED 127.0.0.1:1', 'nothing listens there'],
    ['self-signed certificate', 'its certificate is not valid: self-signed certificate'],
    ['HTTP 404', 'HTTP 404'],
  ])('%s: %s', (text, words) => {
    expect(reasonOf(failed(text))).toBe(words);
    expect(reasonOf(new Error('fetch failed', { cause: new Error(text) }))).toBe(words);
  });
});

describe('what to do about it', () => {
  it.each([
    ['SMTP 535 5.7.8 to AUTH PLAIN', 'user and password in SMTP_URL'],
    ['SMTP 550 to RCPT TO', 'check MAIL_TO'],
    ['SMTP 550 to MAIL FROM', 'MAIL_FROM must be an address'],
    ['The operation was aborted due to timeout', 'Check the port in SMTP_URL'],
    ['getaddrinfo ENOTFOUND mail.example', 'Check the host in SMTP_URL'],
    ['connect ECONNREFUSED 127.0.0.1:1', 'no mail server answers there'],
  ])('mail, %s: %s', (text, fix) => {
    expect(mailFix(own, failed(text))).toContain(fix);
  });

  it.each([
    ['HTTP 404', 'put it into WEBHOOKS'],
    ['HTTP 401', 'compare the secret'],
    ['HTTP 500', 'look into its log'],
    ['a web page', 'perhaps for signing in'],
    ['connect ECONNREFUSED 127.0.0.1:1', 'look whether it runs'],
  ])('a webhook, %s: %s', (text, fix) => {
    expect(webhookFix(own, failed(text))).toContain(fix);
  });

  it('names where a firm has its settings', () => {
    expect(webhookFix(bugs, failed('HTTP 410'))).toContain('"webhooks" in bug-off.json');
    expect(mailFix(bugs, failed('SMTP 550 to RCPT TO'))).toContain('"mail" in bug-off.json');
    expect(chatFix(bugs, 'SLACK_URL', failed('HTTP 404'))).toContain('"chats" in bug-off.json');
    expect(chatFix(own, 'SLACK_URL', failed('HTTP 404'))).toContain('SLACK_URL');
    expect(inboxWebhookFix(failed('HTTP 404'))).toContain('Programs');
  });
});
