import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSiteFirm, siteStyle } from '../notify/settings';
import { passwordHash, publishing } from '../testing/publish';
import { readSettings, SettingsError } from './settings';

describe('settings', () => {
  it('have sensible defaults, also where a variable is set to nothing', () => {
    const byDefault = {
      port: 8080,
      host: undefined,
      https: undefined,
      database: { kind: 'sqlite', folder: resolve('data') },
      allowedOrigins: [],
      calendars: [],
      rateLimit: 60,
      trustProxy: false,
      maxBodies: 50,
      maxStored: 20_000_000_000,
      guardSecret: undefined,
      studioPassword: undefined,
      metrics: 'local',
      abandonedAfter: 60,
      retentionDays: 0,
      countVisits: false,
      siteFolder: resolve('dist/site'),
      releasesFolder: resolve('data/releases'),
      pagesFolder: resolve('data/pages'),
      firmsFolder: undefined,
      guardSecretBefore: undefined,
      inboxPassword: undefined,
      inboxReaders: new Map(),
      inboxUrl: undefined,
      smtpUrl: undefined,
      doctor: { dkimSelector: undefined, mailbox: undefined },
      notify: { mail: undefined, webhooks: [] },
      style: siteStyle(readSiteFirm(resolve('dist/site'))),
    };
    expect(readSettings({})).toEqual(byDefault);
    const names = [
      'PORT',
      'HOST',
      'HTTPS_FOLDER',
      'DATA_DIR',
      'DATABASE_URL',
      'ALLOWED_ORIGINS',
      'RATE_LIMIT',
      'TRUST_PROXY',
      'MAX_BODIES',
      'MAX_STORED',
      'GUARD_SECRET',
      'STUDIO_PASSWORD_HASH',
      'METRICS',
      'ABANDONED_AFTER',
      'RETENTION_DAYS',
      'COUNT_VISITS',
      'SITE_DIR',
      'SMTP_URL',
      'MAIL_FROM',
      'MAIL_TO',
      'MAIL_PHONE',
      'WEBHOOKS',
      'SLACK_URL',
      'TEAMS_URL',
      'TELEGRAM_URL',
      'QUIET_HOURS',
      'REMIND_AFTER',
      'PUSH_SERVICE',
    ];
    expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(byDefault);
  });

  it('come from the environment', () => {
    expect(
      readSettings({
        PORT: '0',
        MAX_STORED: '500 MB',
        HOST: '127.0.0.1',
        DATABASE_URL: 'postgresql://desk@db/leads',
        ALLOWED_ORIGINS: ' https://WWW.Example.com/ ,http://localhost:3000,',
        RATE_LIMIT: '0',
        TRUST_PROXY: '1',
        MAX_BODIES: '8',
        GUARD_SECRET: 'sixteen letters!',
        STUDIO_PASSWORD_HASH: passwordHash,
        METRICS: 'off',
        ABANDONED_AFTER: '300',
        RETENTION_DAYS: '730',
        COUNT_VISITS: '1',
        INBOX_PASSWORD_HASH: passwordHash,
        DESK_URL: 'https://desk.example.com/',
        SLACK_URL: 'https://hooks.slack.com/services/1',
        TELEGRAM_URL: 'https://api.telegram.org/bot1/sendMessage?chat_id=2',
        QUIET_HOURS: '21:00-07:00',
        REMIND_AFTER: '15',
        PUSH_SERVICE: 'https://push.example.com/',
      }),
    ).toMatchObject({
      notify: {
        told: {
          chats: {
            slack: 'https://hooks.slack.com/services/1',
            telegram: 'https://api.telegram.org/bot1/sendMessage?chat_id=2',
          },
          quietHours: { from: 21 * 60, until: 7 * 60 },
          remindAfter: 15,
          push: { contact: 'https://desk.example.com', service: 'https://push.example.com' },
          inboxUrl: 'https://desk.example.com/inbox/',
        },
      },
      port: 0,
      maxStored: 500_000_000,
      host: '127.0.0.1',
      database: { kind: 'postgres', url: 'postgresql://desk@db/leads' },
      allowedOrigins: ['https://www.example.com', 'http://localhost:3000'],
      rateLimit: 0,
      trustProxy: true,
      maxBodies: 8,
      guardSecret: 'sixteen letters!',
      ...publishing,
      metrics: 'off',
      abandonedAfter: 300,
      retentionDays: 730,
      countVisits: true,
    });
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['RATE_LIMIT', 'many'],
    ['TRUST_PROXY', 'yes'],
    ['MAX_BODIES', '-1'],
    ['GUARD_SECRET', 'hunter2'],
    ['STUDIO_PASSWORD_HASH', 'hunter2'],
    ['INBOX_READERS', 'ana=hunter2'],
    ['METRICS', 'yes'],
    ['SLACK_URL', 'http://hooks.slack.example/hunter2'],
    ['TEAMS_URL', 'hunter2'],
    ['TELEGRAM_URL', 'https://api.telegram.org/bot-hunter2/sendMessage'],
    ['QUIET_HOURS', 'at night'],
    ['REMIND_AFTER', 'soon'],
    ['REMIND_AFTER', '15'],
    ['PUSH_SERVICE', 'push.example.com'],
    ['DKIM_SELECTOR', 'a selector'],
    ['DOCTOR_MAIL_TO', 'hunter2'],
    ['DOCTOR_IMAP_URL', 'imaps://hunter2'],
    ['ABANDONED_AFTER', '1 minute'],
    ['RETENTION_DAYS', '2 years'],
    ['ALLOWED_ORIGINS', 'www.example.com'],
    ['ALLOWED_ORIGINS', 'https://example.com/page'],
    ['ALLOWED_ORIGINS', '*'],
    ['DATABASE_URL', 'mysql://desk:hunter2@db/leads'],
    ['DATABASE_URL', 'leads'],
  ])('say what is wrong: %s=%s', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name}`));
    expect(read).not.toThrow(/hunter2/);
  });
});
