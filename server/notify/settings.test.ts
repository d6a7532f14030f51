import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SettingsError } from '../operations/log';
import { readNotifySettings, readSiteFirm, siteFirmOf, withFacts } from './settings';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const mail = {
  SMTP_URL: 'smtps://desk:hunter2@mail.example.com',
  MAIL_FROM: 'a@b.example',
  MAIL_TO: 'c@d.example',
};

describe('the settings of notifications', () => {
  it('may be empty: nobody is notified', () => {
    const nobody = { mail: undefined, webhooks: [] };
    expect(readNotifySettings({})).toEqual(nobody);
    expect(readNotifySettings({ SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '', WEBHOOKS: ' ' })).toEqual(nobody);
  });

  it('name who mail comes from, and everybody it goes to', () => {
    const settings = readNotifySettings({
      ...mail,
      MAIL_FROM: 'Clearwater <hello@clearwater.example>',
      MAIL_TO: 'office@clearwater.example, "Ruiz, Ana" <ana@clearwater.example>',
      MAIL_PHONE: ' (678) 555-0100 ',
    });
    expect(settings.mail).toMatchObject({
      url: mail.SMTP_URL,
      from: { name: 'Clearwater', address: 'hello@clearwater.example' },
      to: [
        { name: '', address: 'office@clearwater.example' },
        { name: 'Ruiz, Ana', address: 'ana@clearwater.example' },
      ],
      phone: '(678) 555-0100',
    });
  });

  it('follow published facts, but where the environment says it', () => {
    const published = siteFirmOf({
      currency: 'USD',
      company: { name: 'Brightwater', phone: '1', area: 'Bangor, Maine' },
      texts: { en: { mails: { next: 'We call you tomorrow.' } } },
    });
    const built = readNotifySettings(mail, { name: 'Clearwater', phone: '0' });
    const { notify, style } = withFacts(built, published, undefined);
    expect(notify.mail).toMatchObject({ to: built.mail?.to, phone: '1', style: { company: 'Brightwater' } });
    expect(style).toMatchObject({
      timeZone: 'America/New_York',
      messages: { en: { next: 'We call you tomorrow.' } },
    });
    const named = readNotifySettings({ ...mail, MAIL_FROM: 'Office <a@b.example>' });
    expect(withFacts(named, published, '2').notify.mail).toMatchObject({
      phone: '2',
      style: { company: 'Office' },
    });
    expect(withFacts(readNotifySettings({}), published, undefined).style.company).toBe('Brightwater');
  });

  it('take the rest from the config of the site', () => {
    const site = { name: 'Hull & Son', phone: '(212) 555-0100', currency: 'EUR', locale: 'de-DE' };
    expect(readNotifySettings({ ...mail, MAIL_PHONE: '' }, site).mail).toMatchObject({
      phone: '(212) 555-0100',
      style: { company: 'Hull & Son', currency: 'EUR', locale: 'de-DE' },
    });
    const mails = { en: { signature: 'Hull' } };
    const messagesOf = (facts: object) => readNotifySettings(mail, facts).mail?.style.messages['en'];
    expect(messagesOf({ mails })).toEqual({ signature: 'Hull' });
    expect(messagesOf({ ...site, mails })).toEqual({ signature: 'Hull' });
    const named = { ...mail, MAIL_FROM: 'Clearwater <a@b.example>', MAIL_PHONE: '1' };
    expect(readNotifySettings(named, site).mail).toMatchObject({
      phone: '1',
      style: { company: 'Clearwater' },
    });
  });

  it('write to a firm in its time zone, and in the language of its facts', () => {
    const site = { locale: 'de-DE', timeZone: 'Europe/Berlin' };
    const style = readNotifySettings(mail, site).mail?.style;
    expect(style?.timeZone).toBe('Europe/Berlin');
    expect(style?.languages[0]).toBe('de');
    const english = { languages: ['en', 'de'], locale: 'de-DE' };
    expect(readNotifySettings(mail, english).mail?.style.languages[0]).toBe('en');
    expect(readNotifySettings(mail, { languages: ['es'] }).mail?.style.languages[0]).toBe('es');
    expect(readNotifySettings(mail, {}).mail?.style.languages[0]).toBe('en');
  });

  it.each([
    ['{"company":{"phone":"1"},"services":[]}', { phone: '1' }],
    ['\uFEFF{"company":{"phone":"1"}}', { phone: '1' }],
    ['{"texts":{"en":{"mails":{"next":"Soon."}}}}', { mails: { en: { next: 'Soon.' } } }],
    [
      '{"currency":"USD","company":{"area":"North Atlanta, Georgia"}}',
      { currency: 'USD', timeZone: 'America/New_York' },
    ],
    [
      '{"timeZone":"America/Los_Angeles","company":{"area":"Portland, Oregon"}}',
      { timeZone: 'America/Los_Angeles' },
    ],
    ['{"languages":["de"],"company":{"phone":"1"}}', { phone: '1', languages: ['de'] }],
    ['{"company":{"phone":1}}', {}],
    ['{', {}],
    [undefined, {}],
  ])('read %s from the site', (text, expected) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    if (text !== undefined) writeFileSync(join(folder, 'business.json'), text);
    expect(readSiteFirm(folder)).toMatchObject(expected);
  });

  it('name webhooks with their secrets', () => {
    const { webhooks } = readNotifySettings({
      WEBHOOKS: `https://hooks.example.com/1?k=v#${secret}, http://localhost:3000#${secret}#reminders,`,
    });
    expect(webhooks).toEqual([
      { url: 'https://hooks.example.com/1?k=v', secret },
      { url: 'http://localhost:3000/', secret, reminders: true },
    ]);
  });

  it.each([
    ['SMTP_URL', { ...mail, SMTP_URL: '' }],
    ['SMTP_URL', { ...mail, SMTP_URL: 'https://desk:hunter2@mail.example.com' }],
    ['SMTP_URL', { ...mail, SMTP_URL: 'smtp://' }],
    ['MAIL_FROM', { ...mail, MAIL_FROM: '' }],
    ['MAIL_FROM', { ...mail, MAIL_FROM: 'Clearwater' }],
    ['MAIL_FROM', { ...mail, MAIL_FROM: 'a@b.example, c@d.example' }],
    ['MAIL_TO', { ...mail, MAIL_TO: '' }],
    ['MAIL_TO', { ...mail, MAIL_TO: 'office@clearwater.example, and Ana' }],
    ['WEBHOOKS', { WEBHOOKS: 'https://hooks.example.com/1' }],
    ['WEBHOOKS', { WEBHOOKS: 'https://hooks.example.com/1#hunter2' }],
    ['WEBHOOKS', { WEBHOOKS: 'https://hooks.example.com/1#whsec_aHVudGVyMg==' }],
    ['WEBHOOKS', { WEBHOOKS: `http://hooks.example.com/1#${secret}` }],
    ['WEBHOOKS', { WEBHOOKS: `https://hooks.example.com/1#${secret}#always` }],
    ['WEBHOOKS', { WEBHOOKS: `hooks.example.com#${secret}` }],
    ['WEBHOOKS', { WEBHOOKS: `https://a.example#${secret},https://a.example/#${secret}` }],
  ])('say what is wrong with %s', (name, env) => {
    const read = () => readNotifySettings(env);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name}`));
    expect(read).not.toThrow(/hunter2|aHVudGVyMg|BwcHBw/);
  });
});
