import { expect, it } from 'vitest';
import { isPushAddress, publicLookup } from './pushAddress';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/QaBC', true],
  ['http://push.example.com/1', false],
  ['https://push.example.com:8443/1', false],
  ['https://user@push.example.com/1', false],
  ['https://localhost/1', false],
  ['https://desk/1', false],
  ['https://127.0.0.1/1', false],
  ['https://10.0.0.1/1', false],
  ['https://[::1]/1', false],
  ['https://0x7f000001/1', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('a browser may name %s: %s', (href, isRight) => {
  expect(isPushAddress(href, undefined)).toBe(isRight);
});

it('a push service of one’s own may be anywhere', () => {
  expect(isPushAddress('http://127.0.0.1:9000/1', 'http://127.0.0.1:9000')).toBe(true);
  expect(isPushAddress('http://127.0.0.1:9001/1', 'http://127.0.0.1:9000')).toBe(false);
});

it.each(['localhost', '127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:127.0.0.1'])(
  'a name whose address is %s is not asked',
  async (address) => {
    const error = await new Promise((resolve) => publicLookup(address, { all: true }, resolve));
    expect(String(error)).toContain('no public address');
  },
);
