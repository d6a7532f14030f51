import { describe, expect, test } from 'vitest';
import { contactSlip } from './contactSlips';

describe('an email address', () => {
  test.each([
    ['dana@gmial.com', 'dana@gmail.com'],
    ['dana@gmai.com', 'dana@gmail.com'],
    ['dana@gnail.com', 'dana@gmail.com'],
    ['Dana.R@Hotmial.com', 'Dana.R@hotmail.com'],
    ['dana@yaho.com', 'dana@yahoo.com'],
    ['dana@gmail.con', 'dana@gmail.com'],
    ['dana@hotmail.con', 'dana@hotmail.com'],
    ['dana@gmail.co', 'dana@gmail.com'],
    ['dana@outlok.com', 'dana@outlook.com'],
    ['dana@comcas.net', 'dana@comcast.net'],
  ])('%s was probably meant as %s', (typed, suggestion) => {
    expect(contactSlip('email', typed)).toEqual({ kind: 'email', suggestion });
  });

  test.each([
    '',
    'dana',
    'dana@gmail.com',
    'dana@yahoo.co.uk',
    'dana@yahoo.ca',
    'dana@hotmail.fr',
    'dana@email.com',
    'dana@ymail.com',
    'dana@reed-roofing.com',
    'dana@small.com',
    'dana@gmx.de',
  ])('%j is left alone', (typed) => {
    expect(contactSlip('email', typed)).toBeUndefined();
  });
});

test.each([
  ['12', true],
  ['770 555', true],
  ['(770) 555-0100', false],
  ['+49 40 1234', false],
  ['1-800-GO-CLEAN', false],
  ['ask for me', true],
  ['٧٧٠٥٥٥٠١٠٠', false],
  [' ', false],
])('a phone number %j has too few digits: %s', (typed, isSlip) => {
  expect(contactSlip('phone', typed)).toEqual(isSlip ? { kind: 'phone' } : undefined);
});

test.each([
  ['Elm Street', true],
  ['12 Elm Street', false],
  ['', false],
])('an address %j has no number: %s', (typed, isSlip) => {
  for (const field of ['address', 'serviceAddress'])
    expect(contactSlip(field, typed)).toEqual(isSlip ? { kind: 'address' } : undefined);
});

test('a field that holds no contact data is not looked at', () => {
  for (const field of ['notes', 'constructor']) expect(contactSlip(field, '12')).toBeUndefined();
});
