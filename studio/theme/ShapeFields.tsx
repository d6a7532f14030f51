import type { ReactNode } from 'react';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { setToken } from './editTheme';
import { TokenField } from './TokenField';
import * as styles from './theme.styles';
import { labelOf } from './themeValues';
import { radiusNames } from './tokenGroups';
import type { ThemeAtWork } from './useTheme';

interface ShapeFieldsProps {
  work: ThemeAtWork;
  sentences: ReadonlyMap<string, string>;
}

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
export function ShapeFields({ work, sentences }: ShapeFieldsProps): ReactNode {
  const space = work.theme.space ?? '';
  const isKnown = densities.some(([factor]) => factor === space);
  return (
    <section className={layout.card} aria-labelledby="theme-shape">
      <h2 id="theme-shape" className={layout.heading}>
        Corners, space, shadow and width
      </h2>
      <div className={layout.pair}>
        {radiusNames.map((name) => (
          <TokenField key={name} name={name} work={work} sentence={sentences.get(name)}>
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
        <TokenField name="space" work={work} sentence={sentences.get('space')} />
      </div>
      <TokenField name="shadow" work={work} sentence={sentences.get('shadow')} />
      <TokenField name="width" work={work} sentence={sentences.get('width')} />
      <Choose
        label="Light or dark"
        value={work.theme.scheme === 'light' ? '' : (work.theme.scheme ?? '')}
        onValue={(scheme) => setToken('scheme', scheme)}
        options={schemes}
      />
    </section>
  );
}
