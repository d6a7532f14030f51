import { describe, expect, it } from 'vitest';
import type { Command, Options } from './command';
import { erase } from './erase';
import { exportLeads } from './export';

describe('a command', () => {
  it.each<[Command, Options, string]>([
    [exportLeads, {}, 'export needs --format csv or --format json.'],
    [exportLeads, { format: 'xml', email: 'a@b.c' }, 'export needs --format csv or --format json.'],
    [exportLeads, { format: 'csv', photos: 'x' }, '--photos goes with --format json.'],
    [exportLeads, { format: 'json', photos: '' }, '--photos needs the name of a folder.'],
    [exportLeads, { format: 'csv', email: 'a@b.c' }, 'export --email is JSON: it has no --format csv.'],
    [exportLeads, { email: '' }, '--email needs an address such as name@example.com, not "".'],
    [erase, {}, 'erase needs --email with the address of the person.'],
    [erase, { yes: true }, 'erase needs --email with the address of the person.'],
    [erase, { email: '', yes: true }, '--email needs an address such as name@example.com, not "".'],
    [erase, { email: 'all', yes: true }, '--email needs an address such as name@example.com, not "all".'],
  ])('says what is wrong with its options: %#', (command, options, message) => {
    expect(command.read(options)).toBe(message);
  });

  it.each<[Command, Options]>([
    [exportLeads, { format: 'csv' }],
    [exportLeads, { format: 'json', photos: 'x' }],
    [exportLeads, { format: 'json', email: 'a@b.c' }],
    [exportLeads, { email: ' A@b.c', photos: 'x' }],
    [erase, { email: 'a@b.c' }],
  ])('takes what makes sense: %#', (command, options) => {
    expect(command.read(options)).toBeInstanceOf(Function);
  });
});
