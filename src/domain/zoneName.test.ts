import { describe, expect, it } from 'vitest';
import { longZoneName, shortZoneName } from './zoneName';

const winter = new Date('2026-12-01T12:00:00Z');
const summer = new Date('2026-07-01T12:00:00Z');

describe('the short name of a zone', () => {
  it.each([
    ['en-US', 'America/New_York', 'EST'],
    ['en-US', 'America/Phoenix', 'MST'],
    ['en-US', 'Pacific/Honolulu', 'HST'],
    ['en-US', 'Europe/Berlin', 'Germany Time'],
    ['en-US', 'Asia/Kolkata', 'India Time'],
    ['en-GB', 'Europe/London', 'GMT'],
    ['en-US', 'UTC', 'UTC'],
    ['es-US', 'America/New_York', 'EST'],
    ['es', 'America/New_York', 'hora de Nueva York'],
    ['es', 'America/Mexico_City', 'hora de Ciudad de México'],
    ['es', 'Europe/Madrid', 'CET'],
    ['de', 'America/New_York', 'Ortszeit New York'],
    ['de', 'Europe/Berlin', 'MEZ'],
    ['de-AT', 'Europe/Vienna', 'MEZ'],
    ['de', 'Europe/London', 'Ortszeit Vereinigtes Königreich'],
    ['de', 'UTC', 'UTC'],
  ])('in %s of %s is %s', (locale, timeZone, name) => {
    expect(shortZoneName(locale, timeZone, winter)).toBe(name);
  });

  it.each([
    ['en-US', 'America/New_York', 'EDT'],
    ['es-US', 'America/New_York', 'EDT'],
    ['es', 'Europe/Madrid', 'CEST'],
    ['de', 'Europe/Berlin', 'MESZ'],
    ['de', 'America/New_York', 'Ortszeit New York'],
  ])('in %s of %s is %s in summer', (locale, timeZone, name) => {
    expect(shortZoneName(locale, timeZone, summer)).toBe(name);
  });
});

describe('the long name of a zone', () => {
  it.each([
    ['en-US', 'America/New_York', 'Eastern Time'],
    ['en-US', 'Europe/Berlin', 'Central European Time'],
    ['en-US', 'Europe/London', 'United Kingdom Time'],
    ['en-US', 'UTC', 'Coordinated Universal Time'],
    ['es-US', 'America/New_York', 'hora oriental'],
    ['es', 'Europe/Madrid', 'hora de Europa central'],
    ['es', 'UTC', 'tiempo universal coordinado'],
    ['de', 'America/New_York', 'Nordamerikanische Ostküstenzeit'],
    ['de', 'Europe/Berlin', 'Mitteleuropäische Zeit'],
    ['de', 'Europe/London', 'Ortszeit Vereinigtes Königreich'],
    ['de', 'UTC', 'Koordinierte Weltzeit'],
  ])('in %s of %s is %s', (locale, timeZone, name) => {
    expect(longZoneName(locale, timeZone, winter)).toBe(name);
    expect(longZoneName(locale, timeZone, summer)).toBe(name);
  });
});
