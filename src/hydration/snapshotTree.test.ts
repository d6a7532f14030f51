import { expect, test } from 'vitest';
import { type MarkedTree, treesIn } from './snapshotTree';

const places = { pictures: '/pictures/', phone: '555 0100', phoneHref: 'tel:5550100' };

test('places are filled in, in texts and in attributes', () => {
  const marked: MarkedTree[] = [
    ['a', { href: { text: ['', 'phoneHref', ''] }, class: 'phone' }, { text: ['Call ', 'phone', ' now'] }],
    ['img', { srcset: { text: ['', 'pictures', 'a.avif 1x, ', 'pictures', 'b.avif 2x'] } }],
    'phone',
  ];
  expect(treesIn(marked, 0, places)).toEqual([
    ['a', { href: 'tel:5550100', class: 'phone' }, 'Call 555 0100 now'],
    ['img', { srcset: '/pictures/a.avif 1x, /pictures/b.avif 2x' }],
    'phone',
  ]);
});

test('what stands there only in some states is left out in others', () => {
  const marked: MarkedTree[] = [
    ['input', { name: 'services', checked: [{ in: [1], nodes: [''] }] }],
    {
      in: [1, 2],
      nodes: [
        [
          'p',
          {
            class: [
              { in: [1], nodes: ['one'] },
              { in: [2], nodes: ['two'] },
            ],
          },
          'Words',
        ],
      ],
    },
  ];
  expect([0, 1, 2].map((state) => treesIn(marked, state, places))).toEqual([
    [['input', { name: 'services' }]],
    [
      ['input', { name: 'services', checked: '' }],
      ['p', { class: 'one' }, 'Words'],
    ],
    [
      ['input', { name: 'services' }],
      ['p', { class: 'two' }, 'Words'],
    ],
  ]);
});
