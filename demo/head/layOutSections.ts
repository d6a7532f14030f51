/** Lays out the sections that site.css skips while they are far from the viewport. */
import { whenIdle } from '../../src/page/scheduling';
import { connection, opened } from './loadFonts';

const layOutAll = () => document.documentElement.setAttribute('data-laid-out', '');

// After the browser's Back, and for a link to a place on the page, all of them are laid out.
if (opened?.type !== 'navigate' || location.hash || !('navigation' in globalThis)) layOutAll();
else
  navigation.addEventListener('navigate', ({ hashChange, destination }) => {
    if (hashChange && document.getElementById(new URL(destination.url ?? '').hash.slice(1))) layOutAll();
  });

// Else one by one while the page is idle, so that it is whole in a screenshot, a search or the accessibility tree. Their
// pictures are loaded too, where the browser says that the connection is a fast one that is not paid by the byte.
const isUnmetered =
  connection?.effectiveType === '4g' && !connection.saveData && connection.type !== 'cellular';

addEventListener('load', () => {
  const sections = document.querySelectorAll<HTMLElement>('main > *, bio-footer').values();
  const layOutNext = () => {
    const section = sections.next().value;
    if (!section) return;
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect(); // now, so that the next one waits for the next idle task
    if (isUnmetered)
      for (const img of section.shadowRoot?.querySelectorAll('img') ?? []) img.loading = 'eager';
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
});
