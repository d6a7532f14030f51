/** What WordPress' plugin directory demands of a readme. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('wordpress/readme.txt', 'utf8');
const plugin = readFileSync('wordpress/biosystem-widgets.php', 'utf8');
const field = (name: string, text = readme) => new RegExp(`^(?: \\* )?${name}: +(.+)$`, 'm').exec(text)?.[1];

test('its header is complete, and says the same as the plugin', () => {
  expect(readme.split('\n')[0]).toBe(`=== ${field('Plugin Name', plugin)} ===`);
  expect(field('Contributors')).toMatch(/^[a-z\d]+(?:, [a-z\d]+)*$/);
  expect(field('Tags')?.split(', ').length).toBeLessThanOrEqual(5);
  expect(field('Tested up to')).toMatch(/^\d\.\d+$/);
  expect(field('Stable tag')).toBe(field('Version', plugin));
  for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
    expect(field(name)).toBe(field(name, plugin));
});

test('its name is nobody’s trademark, and long enough', () =>
  expect(field('Plugin Name', plugin)).toMatch(
    /^(?!.*(?:wordpress|woo|gutenberg|elementor|google|plugin))[\w ]{5,}$/i,
  ));

test('its short description is one line without markup, of at most 150 characters', () => {
  const [, text = ''] = readme.split('\n\n');
  expect(text).toMatch(/^[^\n*`<>]{30,150}$/);
});

test('it has the sections that the directory shows', () =>
  expect([...readme.matchAll(/^== (.+) ==$/gm)].map(([, name]) => name)).toEqual([
    'Description',
    'Installation',
    'Frequently Asked Questions',
    'Privacy',
    'Source code',
    'Screenshots',
    'Changelog',
  ]));
