/** Attacks of strangers on the HTTP interface of a desk, as data: what is sent, and the only answers that are right. */
import { contactLead } from './leads';
import { passwordHash } from './publish';

export interface Attack {
  group: string;
  name: string;
  method: string;
  /** As it is sent, unresolved. */
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
  right: readonly number[];
}

type Row = [name: string, own: Partial<Omit<Attack, 'group' | 'name' | 'right'>>];

const rows = (group: string, right: readonly number[], list: readonly Row[]): Attack[] =>
  list.map(([name, own]) => ({
    group,
    name,
    right,
    method: 'GET',
    path: '/',
    headers: {},
    body: '',
    ...own,
  }));

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const bytes = (...values: number[]) => Buffer.from(values);
const json = { 'content-type': 'application/json' };
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const lead = (name: string, body: string | Buffer | object, headers: Record<string, string> = json): Row => [
  name,
  {
    method: 'POST',
    path: '/api/requests',
    headers,
    body: typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body),
  },
];
const wrong = (field: string, value: unknown): Row =>
  lead(`${field} is ${text(value)?.slice(0, 40)}`, contactLead({ [field]: value }));

const paths = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/..\\package.json',
  '/..%5cpackage.json',
  '/v/../../desk/main.js',
  '/v/..%2f..%2fdesk/main.js',
  '/assets/%2e%2e/%2e%2e/desk/main.js',
  '/etc/passwd',
  '//etc/passwd',
  '/%00',
  '/index.html%00.js',
  '/.env',
  '/.git/config',
  '/.vite/manifest.json',
  '/data/leads.sqlite',
  '/leads.sqlite',
  '/desk/main.js',
  '/inbox/../desk/main.js',
  '/inbox/%2e%2e/desk/main.js',
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/api//requests',
  '/API/requests',
  '/api/requests/',
  '/inbox//api/leads',
  '/INBOX/api/leads',
  '/__proto__',
  '/constructor',
  '/api/__proto__',
  '/%c0%ae%c0%ae/package.json',
  '/%ff',
  '/%',
  '/a?b=%',
  `/${'a'.repeat(8_000)}`,
  `/${'a/'.repeat(2_000)}`,
  `/?${'a=b&'.repeat(2_000)}`,
];

const badFirms = [
  '..',
  '%2e%2e',
  '__proto__',
  'constructor',
  'toString',
  'bug-off.json',
  'BUG-OFF',
  'bug-off%00',
  "bug-off'--",
  'bug-off%2f..%2flarks',
  'x'.repeat(1_000),
  '%E2%80%AEgnp',
];

const withoutSession = [
  'GET /leads',
  'GET /leads?q=%00',
  'GET /changes',
  'GET /export/csv',
  'GET /export/json',
  'GET /messages',
  'GET /activity',
  'GET /numbers',
  'GET /webhooks',
  'POST /webhooks',
  'POST /webhooks/1/rotate',
  'POST /webhooks/1/test',
  'DELETE /webhooks/1',
  'POST /webhooks/calls/1/replay',
  'GET /replies',
  'DELETE /session',
  'DELETE /sessions',
  'POST /leads/00000000-0000-4000-8000-000000000000/state',
  'POST /leads/00000000-0000-4000-8000-000000000000/notes',
  'POST /leads/00000000-0000-4000-8000-000000000000/suspect',
  'DELETE /leads/00000000-0000-4000-8000-000000000000?person',
  'POST /messages/1/retry',
  'POST /replies',
  'DELETE /replies/1',
];

const event = (own: object): Row => [
  JSON.stringify(own).slice(0, 60),
  {
    method: 'POST',
    path: '/api/events',
    headers: json,
    body: JSON.stringify({ source: 'direct', events: [{ widget: 'bio-estimator', what: 'opened' }], ...own }),
  },
];

const basic = (credentials: string) => ({
  authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
});

export const attackList: readonly Attack[] = [
  ...rows(
    'a path',
    [400, 403, 404, 405, 308, 414, 431],
    paths.map((path): Row => [path.slice(0, 60), { path }]),
  ),
  ...rows(
    'a method',
    [400, 403, 404, 405, 501],
    ['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'SEARCH', 'LINK'].flatMap((method): Row[] => [
      [`${method} of a page`, { method }],
      [`${method} of a lead`, { method, path: '/api/requests' }],
    ]),
  ),
  ...rows(
    'a body',
    [400],
    [
      lead('nothing', ''),
      lead('a brace', '{'),
      lead('null', 'null'),
      lead('a list', '[]'),
      lead('a number', '1e999'),
      lead('a text', '"lead"'),
      lead('a deep nest', `{"a":${nested(5_000)}}`),
      lead('a deep nest of a lead', contactLead({ deep: JSON.parse(nested(60)) as unknown })),
      lead('no UTF-8', bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)),
      lead('UTF-16', Buffer.from('{"kind":"contact"}', 'utf16le')),
      lead('two objects', '{}{}'),
      lead('a comment', '{/* */}'),
      lead('NaN', '{"kind":NaN}'),
      lead('__proto__ as the lead', '{"__proto__":{"kind":"contact"}}'),
      lead('no kind', contactLead({ kind: undefined })),
      lead('another kind', contactLead({ kind: 'admin' })),
      lead('a kind that every object has', contactLead({ kind: 'constructor' })),
      lead(
        '200 fields',
        contactLead(Object.fromEntries(Array.from({ length: 200 }, (_, nth) => [`f${nth}`, 1]))),
      ),
      lead('10,001 values', contactLead({ items: Array(10_001).fill(0) })),
      wrong('id', 'x'),
      wrong('id', { $ne: '' }),
      wrong('id', ''),
      wrong('id', "00000000-0000-4000-8000-00000000000'"),
      wrong('timestamp', 'yesterday'),
      wrong('timestamp', '+275761-01-01T00:00:00Z'),
      wrong('timestamp', 1e308),
      wrong('source', ''),
      wrong('source', ['x']),
      wrong('source', 'x'.repeat(10_000)),
      wrong('fullName', ''),
      wrong('fullName', 'x'.repeat(10_000)),
      wrong('fullName', { toString: 'x' }),
      wrong('email', ''),
      wrong('email', []),
      wrong('email', 'x'.repeat(10_000)),
      wrong('phone', ''),
      wrong('phone', 5),
      wrong('phone', 'x'.repeat(10_000)),
      wrong('serviceAddress', ''),
      wrong('areasOfConcern', 'x'.repeat(100_000)),
      wrong('page', 5),
      wrong('partial', 'yes'),
      wrong('consent', 'yes'),
      wrong('attribution', 'x'),
      wrong('lang', 'x'.repeat(10_000)),
      lead('a photo that is none', contactLead({ kind: 'audit', photos: ['data:image/png;base64,AA=='] })),
      lead('a photo that is a page', contactLead({ kind: 'audit', photos: ['data:text/html;base64,PGI+'] })),
      lead('a photo from elsewhere', contactLead({ kind: 'audit', photos: ['https://evil.example/x.png'] })),
      lead('a photo from this machine', contactLead({ kind: 'audit', photos: ['file:///etc/passwd'] })),
      lead(
        'eleven photos',
        contactLead({ kind: 'audit', photos: Array(11).fill('data:image/png;base64,AA==') }),
      ),
      lead('a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }),
      lead('a form of 300 fields', Array.from({ length: 300 }, (_, nth) => `f${nth}=x`).join('&'), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
      lead('an empty form', '', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
  ),
  ...rows(
    'a content type',
    [415],
    ['', 'text/html', 'application/xml', 'image/png', 'application/jsonp', 'x'.repeat(2_000)].map((type) =>
      lead(`"${type.slice(0, 20)}"`, '{}', type ? { 'content-type': type } : {}),
    ),
  ),
  ...rows(
    'a page of another origin',
    [403],
    [
      'https://evil.example',
      'null',
      'https://agency.example.evil.example',
      'https://evil.example/https://agency.example',
      'http://agency.example',
      'https://agency.example:8443',
      'file://',
      'https://AGENCY.example@evil.example',
      '__proto__',
      'x'.repeat(5_000),
    ].map((origin) => lead(origin.slice(0, 60), contactLead(), { ...json, origin })),
  ),
  ...rows(
    'a firm',
    [400, 403, 404, 405],
    badFirms.map(
      (id): Row => [
        id.slice(0, 60),
        { method: 'POST', path: `/api/requests/${id}`, headers: json, body: JSON.stringify(contactLead()) },
      ],
    ),
  ),
  ...rows(
    'a config',
    [404],
    badFirms.map((id): Row => [id.slice(0, 60), { path: `/configs/${id}.json` }]),
  ),
  ...rows(
    'publishing',
    [401],
    [
      {},
      basic('studio:'),
      basic('studio:wrong'),
      basic(`studio:${passwordHash}`),
      { authorization: 'Bearer x' },
      { authorization: `Basic ${'A'.repeat(5_000)}` },
      { authorization: 'Basic ====' },
    ].map(
      (headers, nth): Row => [`try ${nth}`, { method: 'PUT', path: '/configs/x.json', headers, body: '{}' }],
    ),
  ),
  ...rows(
    'the inbox without a session',
    [400, 401, 403],
    withoutSession.map((call): Row => {
      const [method = '', path = ''] = call.split(' ');
      return [call, { method, path: `/inbox/api${path}`, headers: { 'sec-fetch-site': 'same-origin' } }];
    }),
  ),
  ...rows(
    'the API without a token',
    [400, 401],
    [
      '',
      'Bearer',
      'Bearer ',
      `Bearer bio_${'A'.repeat(43)}`,
      `Bearer bio_${'A'.repeat(5_000)}`,
      "Bearer bio_' or 1=1 --",
      'Basic YTpi',
      'bearer  x',
    ].map(
      (authorization): Row => [
        `as ${authorization.slice(0, 20)}`,
        { path: '/api/v1/leads', headers: { authorization } },
      ],
    ),
  ),
  ...rows(
    'the API without a token',
    [400, 401, 404],
    ['/leads/%00', '/leads/../leads', '/leads/x/files/..%2f..%2fmain.js', '/tokens', '/leads/x/state'].map(
      (path): Row => [path, { path: `/api/v1${path}` }],
    ),
  ),
  ...rows(
    'visits',
    [400],
    [
      event({ source: '' }),
      event({ source: 'x'.repeat(101) }),
      event({ source: 'a\nb' }),
      event({ source: { a: 1 } }),
      event({ events: 'x' }),
      event({ events: Array.from({ length: 21 }, () => ({ widget: 'bio-estimator', what: 'opened' })) }),
      event({ events: [{ widget: 'x', what: 'opened' }] }),
      event({ events: [{ widget: '__proto__', what: 'opened' }] }),
      event({ events: [{ widget: 'bio-estimator', what: 'step', step: 0, label: '' }] }),
      event({ events: [{ widget: 'bio-estimator', what: 'step', step: 1e9, label: '' }] }),
      event({ events: [{ widget: 'bio-estimator', what: 'step', step: 1, label: '\u0000' }] }),
    ],
  ),
  ...rows(
    'a token',
    [400],
    ['', 'x', '../x', "'--", '%00', 'x'.repeat(1_000)].map(
      (id): Row => [id.slice(0, 20), { path: `/api/token?id=${id}` }],
    ),
  ),
];
