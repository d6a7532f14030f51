import type { ReactNode } from 'react';
import { pathText } from '../config/path';
import { useCheck } from './check/checkStore';
import * as styles from './editor.styles';
import { mistakesText } from './labels';
import { type Section, sections } from './sections';

/** The parts of the config, with the number of mistakes in each. */
export function SectionMenu({ current }: { current: Section }): ReactNode {
  const below = useCheck((state) => state.below);
  return (
    <nav className={styles.menu} aria-label="Parts of the config">
      {sections.map(({ id, label, paths }) => {
        const mistakes = paths.reduce((count, path) => count + (below.get(pathText(path)) ?? 0), 0);
        return (
          // Beginning with "#", one that is scrolled out of sight is taken for a link that skips to content.
          <a key={id} href={`./#editor/${id}`} aria-current={id === current.id ? 'page' : undefined}>
            {label}
            {mistakes > 0 && <span className={styles.mistakes}>{mistakesText(mistakes)}</span>}
          </a>
        );
      })}
    </nav>
  );
}
