import type { ReactNode } from 'react';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { setToken } from './editTheme';
import { faces } from './faces';
import { messages } from './messages';
import { TokenField } from './TokenField';
import { fontNames } from './tokenGroups';
import type { ThemeAtWork } from './useTheme';

interface FontFieldsProps {
  work: ThemeAtWork;
  sentences: ReadonlyMap<string, string>;
}

/** The fonts of texts and headings: one of a choice, or any. */
export function FontFields({ work, sentences }: FontFieldsProps): ReactNode {
  return (
    <section className={layout.card} aria-labelledby="theme-fonts">
      <h2 id="theme-fonts" className={layout.heading}>
        {messages.fonts}
      </h2>
      <p className={layout.quiet}>{messages.fontsHint}</p>
      {fontNames.map((name) => {
        const value = work.theme[name] ?? '';
        const isKnown = faces.some(([face]) => face === value);
        return (
          <div key={name} className={layout.pair}>
            <Choose
              label={messages.face[name]}
              value={value}
              onValue={(face) => setToken(name, face)}
              options={isKnown ? faces : [...faces, [value, messages.ownFace]]}
            />
            <TokenField name={name} work={work} sentence={sentences.get(name)} />
          </div>
        );
      })}
    </section>
  );
}
