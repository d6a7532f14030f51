import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { mount } from '../../testing/mount';
import './index';

const { company: builtIn, footer: builtInColumns } = defaultBusiness;

async function show(config?: object, width = 1280): Promise<ShadowRoot> {
  await page.viewport(width, 800);
  return (await mount('<bio-footer></bio-footer>', { config })).root;
}

const link = (name: string) => page.getByRole('link', { name, exact: true });

test('shows the built-in links, company and cities', async () => {
  await show();
  const links = builtInColumns.flatMap((column) => column.links).filter(({ href }) => href);
  for (const { label, href } of links) await expect.element(link(label)).toHaveAttribute('href', href);
  for (const city of builtIn.cities) await expect.element(page.getByText(city).first()).toBeVisible();
  await expect.element(page.getByText(`© ${builtIn.name}`)).toBeVisible();
});

test('links to the phone and to the email address', async () => {
  await show({ company: { phone: '(555) 555-0199', email: 'us@firm.example', area: 'Two Counties' } });
  await expect.element(link('(555) 555-0199')).toHaveAttribute('href', 'tel:5555550199');
  await expect.element(link('us@firm.example')).toHaveAttribute('href', 'mailto:us@firm.example');
  await expect.element(page.getByText('Two Counties')).toBeVisible();
});

const HOURS = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], open: '08:00', close: '18:00' },
  { days: ['sat'], open: '09:00', close: '14:00' },
];

test.each([
  [
    'en',
    { currency: 'EUR', locale: 'de-DE' },
    'Opening hours',
    ['Mon – Fri 8:00 AM – 6:00 PM', 'Sat 9:00 AM – 2:00 PM'],
  ],
  ['en', { locale: 'en-GB' }, 'Opening hours', ['Mon – Fri 08:00–18:00', 'Sat 09:00–14:00']],
  ['es', {}, 'Horario', ['lun – vie 8:00 a.m. – 6:00 p.m.', 'sáb 9:00 a.m. – 2:00 p.m.']],
  [
    'de',
    { currency: 'EUR', locale: 'de-DE' },
    'Öffnungszeiten',
    ['Mo – Fr 08:00–18:00 Uhr', 'Sa 09:00–14:00 Uhr'],
  ],
])('shows when the firm is open, on a page in %s with %j', async (lang, facts, heading, rows) => {
  const markup = `<div lang="${lang}"><bio-footer></bio-footer></div>`;
  const { root } = await mount(markup, {
    config: { ...facts, company: { name: 'Kehrwieder', hours: HOURS } },
  });
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  const shown = [...root.querySelectorAll('dl > div')].map((row) =>
    [...row.children]
      .map(({ textContent }) => textContent)
      .join(' ')
      .replace(/\s/gu, ' '),
  );
  expect(shown).toEqual(rows);
});

test('a picture logo lies on a light ground, as in the header', async () => {
  const root = await show({ company: { name: 'Palo Verde Pool Care', logo: '/logo.svg' } });
  const picture = root.querySelector('[part=logo] > img');
  expect(picture && getComputedStyle(picture).backgroundColor).toBe('rgb(255, 255, 255)');
});

test('an entry without a URL is no link', async () => {
  await show({ footer: [{ title: 'More', links: [{ label: 'Terms' }] }] });
  await expect.element(page.getByText('Terms')).toBeVisible();
  await expect.element(link('Terms')).not.toBeInTheDocument();
});

test('empty facts leave no empty elements', async () => {
  const root = await show({
    company: { phone: '', email: '', tagline: '', motto: '', cities: [] },
    footer: [],
  });
  expect(root.querySelectorAll('p:empty, li:empty, a:empty, nav, ul, dl')).toHaveLength(0);
  expect([...root.querySelectorAll('a')].map(({ href }) => new URL(href).pathname)).toEqual(['/']);
});

test.each([320, 600, 1280])('the longest texts do not overflow at %i px', async (width) => {
  const long = 'Restoration'.repeat(18);
  const root = await show(
    {
      company: {
        hours: HOURS,
        name: long,
        tagline: long,
        motto: long,
        area: long,
        email: `${long.slice(0, 60)}@example.com`,
        cities: [long],
      },
      footer: Array.from({ length: 7 }, () => ({ title: long, links: [{ label: long, href: '/' }] })),
    },
    width,
  );
  const edges = [...root.querySelectorAll('a, p, h2, li, address *, dt, dd')].map(
    (element) => element.getBoundingClientRect().right,
  );
  expect(Math.max(...edges)).toBeLessThanOrEqual(width);
});
