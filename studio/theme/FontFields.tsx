import type { ReactNode } from 'react';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { setToken } from './editTheme';
import { faces } from './faces';
import { TokenField } from './TokenField';
import { fontNames } from './tokenGroups';
import type { ThemeAtWork } from './useTheme';

const FACES_OF = { font: 'Face of the text', 'font-heading': 'Face of the headings' } as const;

interface FontFieldsProps {
  work: ThemeAtWork;
  sentences: ReadonlyMap<string, string>;
}

/** The fonts of texts and headings: one of a choice, or any. */
export function FontFields({ work, sentences }: FontFieldsProps): ReactNode {
  return (
    <section className={layout.card} aria-labelledby="theme-fonts">
      <h2 id="theme-fonts" className={layout.heading}>
        Fonts
      </h2>
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
            <TokenField name={name} work={work} sentence={sentences.get(name)} />
          </div>
        );
      })}
    </section>
  );
}
