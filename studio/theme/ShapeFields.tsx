import type { ReactNode } from 'react';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { setToken } from './editTheme';
import { labelOf, messages } from './messages';
import { TokenField } from './TokenField';
import * as styles from './theme.styles';
import { radiusNames } from './tokenGroups';
import type { ThemeAtWork } from './useTheme';

interface ShapeFieldsProps {
  work: ThemeAtWork;
  sentences: ReadonlyMap<string, string>;
}

/** Factors of the space, by what they are called. */
const densities: readonly (readonly [factor: string, label: string])[] = [
  ['0.8', messages.compact],
  ['', messages.regular],
  ['1.25', messages.roomy],
];

/** Which scheme the widgets show, by what it is called. */
const schemes: readonly (readonly [scheme: string, label: string])[] = [
  ['', messages.lightScheme],
  ['dark', messages.darkScheme],
  ['light dark', messages.bothSchemes],
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
        {messages.shape}
      </h2>
      <div className={layout.pair}>
        {radiusNames.map((name) => (
          <TokenField key={name} name={name} work={work} sentence={sentences.get(name)}>
            <input
              type="range"
              className={styles.slider}
              aria-label={messages.slide(labelOf(name))}
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
          label={messages.density}
          value={space}
          onValue={(factor) => setToken('space', factor)}
          options={isKnown ? densities : [...densities, [space, messages.ownDensity]]}
        />
        <TokenField name="space" work={work} sentence={sentences.get('space')} />
      </div>
      <TokenField name="shadow" work={work} sentence={sentences.get('shadow')} />
      <TokenField name="width" work={work} sentence={sentences.get('width')} />
      <Choose
        label={messages.scheme}
        value={work.theme.scheme === 'light' ? '' : (work.theme.scheme ?? '')}
        onValue={(scheme) => setToken('scheme', scheme)}
        options={schemes}
      />
    </section>
  );
}
