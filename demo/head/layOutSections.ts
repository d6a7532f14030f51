/** Lays out the sections that site.css skips while they are far from the viewport. */
import { whenIdle } from '../../src/page/scheduling';
import { opened } from './loadFonts';

const layOutAll = () => document.documentElement.setAttribute('data-laid-out', '');

// After the browser's Back, and for a link to a place on the page, all of them are laid out.
if (opened?.type !== 'navigate' || location.hash || !('navigation' in globalThis)) layOutAll();
else
  navigation.addEventListener('navigate', ({ hashChange, destination }) => {
    if (hashChange && document.getElementById(new URL(destination.url ?? '').hash.slice(1))) layOutAll();
  });

// Else one by one while the page is idle, so that it is whole in a search, the accessibility tree or a screenshot. Pictures
// are loaded when they are nearly in view.
addEventListener('load', () => {
  const sections = document.querySelectorAll<HTMLElement>('main > *, bio-footer').values();
  const layOutNext = () => {
    const section = sections.next().value;
    if (!section) return;
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect(); // now, so that the next one waits for the next idle task
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
});

/** Loads all pictures, where the page is shown without being scrolled. */
function loadPictures(): void {
  for (const { shadowRoot } of document.querySelectorAll('main *'))
    for (const img of shadowRoot?.querySelectorAll('img') ?? []) {
      img.decoding = 'sync';
      img.loading = 'eager';
    }
}

addEventListener('beforeprint', loadPictures);
// Tools that only emulate print dispatch no event.
matchMedia('print').addEventListener('change', loadPictures);

/** A window is wider than that, in px. */
const SMALLEST = 50;

/** For a screenshot of the whole page, Chromium resizes the window and back, a frame ahead. No visitor does. */
function watchScreenshots(): void {
  const size = () => [innerWidth, innerHeight, devicePixelRatio].join();
  let known = size();
  addEventListener('resize', () => {
    if (innerWidth < SMALLEST) return; // the page is told of both sizes, or only of the second
    if (size() === known) {
      layOutAll();
      loadPictures();
    }
    known = size();
  });
}

// Until the first frame, a phone's browser is still finding the size of the page.
addEventListener('load', () => requestAnimationFrame(watchScreenshots));
