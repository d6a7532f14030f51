/** What moves on the home page: menu, comparison, carousel. */
import { defaultBusiness } from '../../../src/content/business';
import { fillText } from '../../../src/domain/fillText';
import { submenu } from '../../support/firm';
import { SITE } from '../../support/urls';
import { expect, test } from '../adapter/test';
import type { Thing } from '../adapter/visitor';
import { startsWith } from '../journeys/words';

const { comparison, header, testimonials } = defaultBusiness.texts.en;
const [firstLink, secondLink] = submenu.links;

test('the dropdown opens by hover and by keys, leads on, and Escape gives the focus back', async ({
  visitor,
}) => {
  await visitor.open(SITE);
  const bar = visitor.css('bio-header');
  const button = visitor.role('button', submenu.label).in(bar);
  const link = (label = '') => visitor.role('link', label).in(bar).first();
  await button.point();
  await link(firstLink?.label).seen();
  await visitor.tab.point({ x: 600, y: 700 });
  await expect.poll(() => link(firstLink?.label).count()).toBe(0);

  await visitor.tabTo(button);
  await visitor.key('ArrowDown');
  await expect.poll(() => visitor.focused()).toBe(`link ${firstLink?.label}`);
  await visitor.key('ArrowDown');
  await expect.poll(() => visitor.focused()).toBe(`link ${secondLink?.label}`);
  await visitor.key('Escape');
  await expect.poll(() => visitor.focused()).toBe(`button ${submenu.label}`);
  await visitor.key('Enter');
  await expect.poll(() => visitor.focused()).toBe(`link ${firstLink?.label}`);
  await visitor.key('Enter');
  await expect.poll(() => visitor.address()).toBe(SITE + firstLink?.href);
});

test('on a phone the menu opens, and Escape closes it from anywhere in it and gives the focus back', async ({
  visitor,
  engine,
}) => {
  await visitor.tab.resize(390, 844);
  await visitor.open(SITE);
  const open = visitor.css('bio-header nav > details[open]');
  // WebKitGTK has no touch screen here: the same press comes by mouse.
  const press = (thing: Thing) => (engine.canTouch ? thing.tap() : thing.press());
  await press(visitor.text(header.openMenu).in(visitor.css('bio-header')));
  await press(visitor.text(submenu.label).in(open));
  await visitor.role('link', firstLink?.label).in(open).seen();
  // Before the bar is hydrated or after.
  await visitor.key('Escape');
  await expect.poll(() => open.count()).toBe(0);
  await expect.poll(() => visitor.focused()).toContain(header.openMenu);
});

test('a picture is compared by keyboard and by dragging', async ({ visitor }) => {
  await visitor.open(`${SITE}/#gallery`);
  const slider = visitor
    .role('slider', startsWith(comparison.sliderOnly))
    .in(visitor.css('bio-gallery'))
    .first();
  const value = async () => Number((await slider.look())?.value);
  const frame = visitor.css('bio-gallery [part~=comparison]').first();
  await frame.reach();
  const { box } = await frame.seen();
  const y = box.y + box.height / 2;
  await visitor.drag({ x: box.x + box.width / 2, y }, { x: box.x + box.width / 4, y });
  await expect.poll(value).toBeLessThan(28);
  expect(await value()).toBeGreaterThan(22);
  // The keys go on from there.
  await expect.poll(() => visitor.focused()).toContain('slider');
  const dragged = await value();
  await visitor.key('ArrowRight');
  await expect.poll(value).toBe(dragged + 1);
  await visitor.key('End');
  await expect.poll(value).toBe(100);
});

test('the carousel shows what is asked for, and has a button to pause it', async ({ visitor }) => {
  await visitor.open(`${SITE}/#testimonials`);
  const here = visitor.css('bio-testimonials');
  const third = visitor.role('button', fillText(testimonials.show, { number: 3 })).in(here);
  await third.press();
  await expect.poll(async () => (await third.look())?.attributes['aria-current']).toBe('true');
  const shown = () =>
    visitor.tab.evaluate<boolean[]>(`(() => {
      const root = document.querySelector('bio-testimonials').shadowRoot;
      const track = root.querySelector('[aria-live]').getBoundingClientRect();
      return [...root.querySelectorAll('[role=group] > [role=group]')].map((slide) => Math.abs(slide.getBoundingClientRect().x - track.x) < 2);
    })()`);
  await expect.poll(async () => (await shown()).indexOf(true)).toBe(2);
  await visitor.role('button', testimonials.pause).in(here).press();
  await visitor.role('button', testimonials.play).in(here).seen();
});
