import type { ReactNode } from 'react';
import * as layout from '../../webapp/layout.styles';
import { CodeBlock } from '../ui/CodeBlock';
import { themeCss, themeJson } from './output';
import type { ThemeAtWork } from './useTheme';

/** The theme as tokens for a page, and as a part of a config. */
export function ThemeResult({ work: { accepted } }: { work: ThemeAtWork }): ReactNode {
  return (
    <section className={layout.card} aria-labelledby="theme-result">
      <h2 id="theme-result" className={layout.heading}>
        Take it with you
      </h2>
      {Object.keys(accepted).length === 0 ? (
        <p>Nothing is set yet: the widgets have their built-in look.</p>
      ) : (
        <>
          <h3>For your page’s style sheet</h3>
          <p className={layout.quiet}>What follows from your values is written out.</p>
          <CodeBlock label="For your page’s style sheet" code={themeCss(accepted)} />
          <h3>For the config, as “theme”</h3>
          <CodeBlock label="For the config, as “theme”" code={themeJson(accepted)} />
        </>
      )}
    </section>
  );
}
