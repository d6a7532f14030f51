/** Measures of what a widget shows. */
import type { Page } from 'playwright/test';

/** Lines that are longer than their box scroll inside it; a row of cards is swiped; pictures are cut. */
export const SCROLLS_BY_ITSELF = 'textarea, input, [role=group], [tabindex="0"], [part=comparison]';

/** How many elements with words, pictures and controls can be seen. */
export const shownInside = (page: Page, tag: string): Promise<number> =>
  page.evaluate(
    (name) =>
      [document.querySelector(name)?.shadowRoot, document.querySelector(name)] // what the page has put into it, too
        .flatMap((root) => [...(root?.querySelectorAll('*') ?? [])])
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return (
            (one.matches('img, svg, button, input, a[href]') ||
              [...one.childNodes].some((node) => node instanceof Text && node.data.trim())) &&
            one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            width > 1 &&
            height > 1
          );
        }).length,
    tag,
  );

/** What has words and lies beside the page, where nobody scrolls to it. */
export const sticksOut = (page: Page, tag: string): Promise<string[]> =>
  page.evaluate(
    ([name, scrollers]) => {
      const { clientWidth } = document.documentElement;
      return (
        [...(document.querySelector(name)?.shadowRoot?.querySelectorAll('*') ?? [])]
          .filter(
            (one) =>
              [...one.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
              one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
              !one.closest(`style, [aria-hidden=true], [inert], ${scrollers}`) &&
              !one.getAnimations().length,
          )
          // A row of cards to swipe.
          .filter((one) => {
            const list = one.closest('ul[aria-labelledby]');
            return !list || getComputedStyle(list).overflowX !== 'auto';
          })
          .map((one) => ({ one, box: one.getBoundingClientRect() }))
          .filter(
            ({ box }) => box.width > 1 && (box.right > clientWidth + 1 || box.left < -1) && box.bottom > 0,
          )
          .map(
            ({ one, box }) =>
              `${one.outerHTML.slice(0, 100)}: ${Math.round(box.left)} to ${Math.round(box.right)}`,
          )
      );
    },
    [tag, SCROLLS_BY_ITSELF] as const,
  );

/**
 * What is pressed, chosen or typed into has 44 px, and where a finger presses, links too: but for those within a sentence,
 * which WCAG 2.5.5 and 2.5.8 leave out as well.
 */
export const smallTargets = (page: Page, tag: string): Promise<string[]> =>
  page.evaluate((name) => {
    const isFinger = matchMedia('(pointer: coarse)').matches;
    const isInSentence = (link: Element) => {
      let block = link.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (getComputedStyle(link).display !== 'inline') return false;
      return (block?.textContent ?? '').trim().length > (link.textContent ?? '').trim().length + 2;
    };
    /** A target may reach beyond its box by a pseudo-element. */
    const sizeOf = (target: Element) => {
      const boxes = ['::before', '::after']
        .map((pseudo) => getComputedStyle(target, pseudo))
        .filter(({ position, content }) => position === 'absolute' && content !== 'none');
      const { width, height } = target.getBoundingClientRect();
      return {
        width: Math.max(width, ...boxes.map((box) => Number.parseFloat(box.width) || 0)),
        height: Math.max(height, ...boxes.map((box) => Number.parseFloat(box.height) || 0)),
      };
    };
    const controls = `button, input, textarea, select, summary${isFinger ? ', a[href]' : ''}`;
    return Array.from(
      document.querySelector(name)?.shadowRoot?.querySelectorAll(controls) ?? [],
      (control) => control.closest('label') ?? control,
    )
      .filter(
        (target) =>
          target.checkVisibility({ visibilityProperty: true }) &&
          !target.closest('[aria-hidden=true]') &&
          !(target.matches('a') && isInSentence(target)),
      )
      .map((target) => ({ target, size: sizeOf(target) }))
      .filter(({ size }) => size.width > 1 && (size.width < 43.9 || size.height < 43.9))
      .map(({ target, size }) => `${target.outerHTML.slice(0, 100)}: ${size.width} × ${size.height}`);
  }, tag);

/** Words that are left out where colors are forced, so that nobody knows whether they can be read. */
export const unforcedWords = (page: Page, tag: string): Promise<string[]> =>
  page.evaluate((name) => {
    if (!matchMedia('(forced-colors: active)').matches) return [];
    return [...(document.querySelector(name)?.shadowRoot?.querySelectorAll('*') ?? [])]
      .filter(
        (one) =>
          [...one.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.closest('svg[aria-hidden=true]') && // a drawing, which takes the system's colors for its parts by itself
          getComputedStyle(one).forcedColorAdjust === 'none',
      )
      .map((one) => one.outerHTML.slice(0, 100));
  }, tag);

/** Buttons with words that, in forced colors, have neither a frame nor a line under their words: they look like text. */
export const unframedButtons = (page: Page, tag: string): Promise<string[]> =>
  page.evaluate((name) => {
    if (!matchMedia('(forced-colors: active)').matches) return [];
    const isFramed = (one: Element): boolean => {
      const {
        borderTopStyle,
        borderTopWidth,
        borderBottomStyle,
        borderBottomWidth,
        outlineStyle,
        textDecorationLine,
      } = getComputedStyle(one);
      return (
        [borderTopStyle, borderBottomStyle].some(
          (style, index) =>
            !['none', 'hidden'].includes(style) &&
            Number.parseFloat([borderTopWidth, borderBottomWidth][index] ?? '') >= 1,
        ) ||
        outlineStyle !== 'none' ||
        textDecorationLine.includes('underline')
      );
    };
    return [
      ...(document.querySelector(name)?.shadowRoot?.querySelectorAll('button, input, select, textarea') ??
        []),
    ]
      .map((control) => control.closest('label') ?? control)
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.closest('[aria-hidden=true]') &&
          control.getBoundingClientRect().width > 1 &&
          !control.matches('[type=range], :has(svg)') && // its handle or its icon says it
          // The browser draws a box to tick.
          ![...control.querySelectorAll('[type=checkbox]')].some(
            (box) => getComputedStyle(box).appearance !== 'none',
          ) &&
          (control.matches('input, select, textarea') || control.textContent?.trim()) &&
          ![control, ...control.querySelectorAll('*')].some(isFramed),
      )
      .map((control) => control.outerHTML.slice(0, 100));
  }, tag);

/** Empty live regions that are not displayed, where what is around them is. */
export const silentRegions = (page: Page, tag: string): Promise<string[]> =>
  page.evaluate(
    (name) =>
      [...(document.querySelector(name)?.shadowRoot?.querySelectorAll('[aria-live]:empty') ?? [])]
        .filter((region) => region.parentElement?.checkVisibility() && !region.checkVisibility())
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    tag,
  );
