import { expect, test } from 'vitest';
import { readQuery } from './readQuery';

const widgets = {
  estimator: ['services', 'live-range', 'config', 'endpoint', 'guard', 'phone'],
  'before-after': ['before'],
};
const framed = (query: string) => readQuery(query, widgets, true);

test.each(['?widget=estimator', 'widget=bio-estimator'])('%s names the widget', (query) => {
  expect(framed(query)).toEqual({ widget: 'estimator', attributes: {}, problems: [] });
});

test.each([
  '',
  '?widget=',
  '?widget=estimater',
  '?widget=__proto__',
  '?widget=toString',
  '?widget=Estimator',
])('"%s" names none, and the mistake is said', (query) => {
  const { widget, attributes, problems } = framed(query);
  expect([widget, attributes]).toEqual([undefined, {}]);
  expect(problems).toEqual([expect.stringContaining('one of estimator, before-after')]);
});

test('attributes of the widget are taken as texts, others are said', () => {
  const read = framed('?widget=estimator&services=%3Cb%3E%22&live-range&onclick=x&before=y&consent=no');
  expect(read.attributes).toEqual({ services: '<b>"', 'live-range': '' });
  expect(read.problems).toEqual([
    '"onclick" is ignored: estimator takes services, live-range, config, endpoint, guard, phone in a frame.',
    expect.stringContaining('"before" is ignored'),
  ]);
});

test.each([
  ['https://host.example/c.json', true],
  ['/configs/bug-off.json', true],
  ['./c.json', true],
  ['{"company":{}}', false],
  ['data:application/json,{}', false],
  ['javascript:alert(1)', false],
  ['host.example/c.json', false],
  ['', false],
])('the address %j counts: %s', (address, isTaken) => {
  for (const name of ['config', 'endpoint', 'guard']) {
    const query = `?${new URLSearchParams({ widget: 'estimator', [name]: address })}`;
    expect(framed(query).attributes).toEqual(isTaken ? { [name]: address } : {});
    expect(framed(query).problems).toHaveLength(isTaken ? 0 : 1);
  }
});

test('without a frame around it, nothing is taken that decides whom the visitor deals with', () => {
  const query = '?widget=estimator&services=x&config=/c.json&endpoint=/e&guard=/g&phone=1';
  const { attributes, problems } = readQuery(query, widgets, false);
  expect(attributes).toEqual({ services: 'x' });
  expect(problems).toHaveLength(4);
});
