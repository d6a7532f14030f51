import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO } from './site/siteFile';

/** Heights of sections that pages skip until they are near, as `npm run section-heights` measured them. */
export const SECTION_HEIGHTS = join(DEMO, 'sectionHeights.json');

/** From a viewport's width on, a section's height is `px` plus `vw` hundredths of the width. */
export interface HeightLine {
  from: number;
  px: number;
  vw: number;
}

/** The lines of each section, by its selector, of each page, by its file's path below `demo/`. */
export type SectionHeights = Record<string, Record<string, HeightLine[]>>;

/** A section's height at one width of the viewport, in px. */
export interface Measurement {
  width: number;
  height: number;
}

/** How far a line may be from a height: in px, and as part of a large height. */
const TOLERANCE = { px: 24, part: 0.015 };

/**
 * Lines that are nowhere farther from the heights than the tolerance. Each starts at a height, and goes on as long as one
 * slope serves all heights on its way.
 * @param measurements by growing width.
 */
export function linesFor(measurements: readonly Measurement[]): HeightLine[] {
  const [start, ...others] = measurements;
  if (!start) return [];
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const end = others.findIndex(({ width, height }) => {
    const tolerance = Math.max(TOLERANCE.px, height * TOLERANCE.part);
    const slopeTo = (target: number) => (target - start.height) / (width - start.width);
    const lowest = Math.max(least, slopeTo(height - tolerance));
    const highest = Math.min(most, slopeTo(height + tolerance));
    if (lowest > highest) return true;
    [least, most] = [lowest, highest];
    return false;
  });
  const vw = Number.isFinite(least) ? Math.round((least + most) * 500) / 10 : 0;
  const line = { from: start.width, px: Math.round(start.height - (start.width * vw) / 100), vw };
  return [line, ...(end < 0 ? [] : linesFor(others.slice(end)))];
}

export const readSectionHeights = (): SectionHeights =>
  JSON.parse(readFileSync(SECTION_HEIGHTS, 'utf8')) as SectionHeights;

/** Styles that say how high a page's sections are: `site.css` reserves that while they are skipped. */
export function sectionHeightCss(sections: Readonly<Record<string, readonly HeightLine[]>>): string {
  return Object.entries(sections)
    .flatMap(([selector, lines]) =>
      lines.map(({ from, px, vw }, index) => {
        const height = vw === 0 ? `${px}px` : `calc(${px}px + ${vw}vw)`;
        const rule = `${selector} { --height: ${height} }`;
        return index === 0 ? rule : `@media (min-width: ${from}px) { ${rule} }`;
      }),
    )
    .join('\n');
}
