import { describe, expect, it } from 'vitest';
import type { Command, Options } from './command';
import { erase, exportLeads, mark } from './leads';

const needsWho = 'erase needs --email with the address of the person, or --id with the id of a lead.';
const id = '6f1f9c1e-0b1d-4c58-9f0e-2f1f2a7b9a10';

describe('a command', () => {
  it.each<[Command, Options, string]>([
    [exportLeads, {}, 'export needs --format csv or --format json.'],
    [exportLeads, { format: 'xml', email: 'a@b.c' }, 'export needs --format csv or --format json.'],
    [exportLeads, { format: 'csv', photos: 'x' }, '--photos goes with --format json.'],
    [exportLeads, { format: 'json', photos: '' }, '--photos needs the name of a folder.'],
    [exportLeads, { format: 'csv', email: 'a@b.c' }, 'export --email is JSON: it has no --format csv.'],
    [exportLeads, { email: '' }, '--email needs an address such as name@example.com, not "".'],
    [erase, {}, needsWho],
    [erase, { yes: true }, needsWho],
    [erase, { email: 'a@b.c', id }, needsWho],
    [erase, { id: '7' }, 'A lead\'s id is a UUID, as "list" shows it, not "7".'],
    [mark, {}, 'A lead\'s id is a UUID, as "list" shows it, not "".'],
    [erase, { email: '', yes: true }, '--email needs an address such as name@example.com, not "".'],
    [erase, { email: 'all', yes: true }, '--email needs an address such as name@example.com, not "all".'],
  ])('rejects wrong options with one line: %#', (command, options, message) => {
    expect(command.parse(options)).toBe(message);
  });

  it.each<[Command, Options]>([
    [exportLeads, { format: 'csv' }],
    [exportLeads, { format: 'json', photos: 'x' }],
    [exportLeads, { format: 'json', email: 'a@b.c' }],
    [exportLeads, { email: ' A@b.c', photos: 'x' }],
    [erase, { email: 'a@b.c' }],
    [erase, { id: id.toUpperCase() }],
  ])('accepts valid options: %#', (command, options) => {
    expect(command.parse(options)).toBeInstanceOf(Function);
  });
});
