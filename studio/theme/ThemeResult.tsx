import type { ReactNode } from 'react';
import * as layout from '../../webapp/layout.styles';
import { CodeBlock } from '../ui/CodeBlock';
import { messages } from './messages';
import { themeCss, themeJson } from './output';
import type { ThemeAtWork } from './useTheme';

/** The theme as tokens for a page, and as a part of a config. */
export function ThemeResult({ work: { accepted } }: { work: ThemeAtWork }): ReactNode {
  return (
    <section className={layout.card} aria-labelledby="theme-result">
      <h2 id="theme-result" className={layout.heading}>
        {messages.result}
      </h2>
      {Object.keys(accepted).length === 0 ? (
        <p>{messages.resultEmpty}</p>
      ) : (
        <>
          <h3>{messages.css}</h3>
          <p className={layout.quiet}>{messages.cssHint}</p>
          <CodeBlock label={messages.css} code={themeCss(accepted)} />
          <h3>{messages.json}</h3>
          <CodeBlock label={messages.json} code={themeJson(accepted)} />
        </>
      )}
    </section>
  );
}
