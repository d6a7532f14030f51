import type { ReactNode } from 'react';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { Card } from '../ui/Card';
import { TokenField } from './TokenField';
import * as styles from './theme.styles';
import { fontNames, labelOf, radiusNames } from './themeValues';
import { setToken, type ThemeAtWork } from './useTheme';

const FACES_OF = { font: 'Face of the text', 'font-heading': 'Face of the headings' } as const;

/** The fonts of texts and headings: one of a choice, or any. */
export function FontFields({ work }: { work: ThemeAtWork }): ReactNode {
  return (
    <Card id="theme-fonts" title="Fonts">
      <p className={layout.quiet}>Your page has to bring a font that not every device has.</p>
      {fontNames.map((name) => {
        const value = work.theme[name] ?? '';
        const isKnown = faces.some(([face]) => face === value);
        return (
          <div key={name} className={layout.pair}>
            <Choose
              label={FACES_OF[name]}
              value={value}
              onValue={(face) => setToken(name, face)}
              options={isKnown ? faces : [...faces, [value, 'Another, beside it']]}
            />
            <TokenField name={name} work={work} />
          </div>
        );
      })}
    </Card>
  );
}

/** Lists of fonts that devices have, by their look. In the manner of https://modernfontstacks.com */
const faces: readonly (readonly [value: string, label: string])[] = [
  ['', 'The page’s own'],
  ['system-ui, sans-serif', 'The device’s own'],
  ['"Helvetica Neue", Helvetica, Arial, sans-serif', 'Helvetica, Arial'],
  ['Verdana, Geneva, sans-serif', 'Verdana'],
  ['Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif', 'Humanist sans-serif'],
  ['Avenir, Montserrat, Corbel, "URW Gothic", sans-serif', 'Geometric sans-serif'],
  [
    'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Manjari, "Arial Rounded MT Bold", sans-serif',
    'Rounded',
  ],
  ['Georgia, serif', 'Georgia'],
  ['Charter, "Bitstream Charter", "Sitka Text", Cambria, serif', 'Book serif'],
  ['"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif', 'Old-style serif'],
  ['Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif', 'Slab serif'],
];

/** Factors of the space, by what they are called. */
const densities: readonly (readonly [factor: string, label: string])[] = [
  ['0.8', 'Compact'],
  ['', 'Regular'],
  ['1.25', 'Roomy'],
];

/** Which scheme the widgets show, by what it is called. */
const schemes: readonly (readonly [scheme: string, label: string])[] = [
  ['', 'Light'],
  ['dark', 'Dark'],
  ['light dark', 'As the visitor’s device is set'],
];

/** In px; beyond, a field's ends are round. */
const LARGEST_RADIUS = 32;

/** Corners, space, shadow, width, and light or dark. */
export function ShapeFields({ work }: { work: ThemeAtWork }): ReactNode {
  const space = work.theme.space ?? '';
  const isKnown = densities.some(([factor]) => factor === space);
  return (
    <Card id="theme-shape" title="Corners, space, shadow and width">
      <div className={layout.pair}>
        {radiusNames.map((name) => (
          <TokenField key={name} name={name} work={work}>
            <input
              type="range"
              className={styles.slider}
              aria-label={`${labelOf(name)}: slider`}
              min={0}
              max={LARGEST_RADIUS}
              value={Number.parseFloat(work.values[name]) || 0}
              onChange={(event) => setToken(name, `${event.currentTarget.value}px`)}
            />
          </TokenField>
        ))}
      </div>
      <div className={layout.pair}>
        <Choose
          label="Density"
          value={space}
          onValue={(factor) => setToken('space', factor)}
          options={isKnown ? densities : [...densities, [space, 'Another, beside it']]}
        />
        <TokenField name="space" work={work} />
      </div>
      <TokenField name="text-size" work={work} />
      <TokenField name="shadow" work={work} />
      <TokenField name="width" work={work} />
      <Choose
        label="Light or dark"
        value={work.theme.scheme === 'light' ? '' : (work.theme.scheme ?? '')}
        onValue={(scheme) => setToken('scheme', scheme)}
        options={schemes}
      />
    </Card>
  );
}
