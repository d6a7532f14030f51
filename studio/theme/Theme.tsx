import { type ReactNode, useState } from 'react';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { useDraft } from '../draft/draftStore';
import { PreviewFrame } from '../preview/PreviewFrame';
import { Card } from '../ui/Card';
import { CodeBlock } from '../ui/CodeBlock';
import { BrandColor } from './BrandColor';
import { ColorFields } from './ColorFields';
import { ContrastFigures } from './ContrastFigures';
import { FontFields, ShapeFields } from './FontAndShapeFields';
import { PasteCss } from './PasteCss';
import { readColor } from './readColor';
import * as styles from './theme.styles';
import { themeCss, themeJson } from './themeValues';
import { type ThemeAtWork, useTheme } from './useTheme';

/** Give the widgets a brand's look. */
export default function Theme(): ReactNode {
  const work = useTheme();
  return (
    <div className={styles.view}>
      <BrandColor work={work} />
      <div className={styles.beside}>
        <ThemePreview work={work} />
      </div>
      <div className={layout.stack}>
        <ContrastFigures work={work} />
        <ColorFields work={work} />
        <FontFields work={work} />
        <ShapeFields work={work} />
        <PasteCss />
        <ThemeResult work={work} />
      </div>
    </div>
  );
}

/** The theme as tokens for a page, and as a part of a config. */
export function ThemeResult({ work: { accepted } }: { work: ThemeAtWork }): ReactNode {
  return (
    <Card id="theme-result" title="Take it with you">
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
    </Card>
  );
}

/** What shows most of a theme, the most used first. */
const widgets: readonly (readonly [tag: string, label: string])[] = [
  ['bio-estimator', 'Estimator'],
  ['bio-contact-form', 'Contact form'],
  ['bio-quote-builder', 'Quote builder'],
  ['bio-plans', 'Plans'],
  ['bio-faq', 'Questions and answers'],
  ['bio-service-cards', 'Service cards'],
  ['bio-testimonials', 'Testimonials'],
  ['bio-cta-banner', 'Call to action'],
  ['bio-footer', 'Footer'],
];

/** A widget with the draft's theme, alive, on a page of the theme's color. */
export function ThemePreview({ work }: { work: ThemeAtWork }): ReactNode {
  const [tag, setTag] = useState('bio-estimator');
  const config = useDraft(({ draft }) => draft.config);
  const page = readColor(work.values['color-page']);
  return (
    <Card id="theme-preview" title="Preview">
      <Choose
        label="Widget"
        hint="With the prices and words of the draft. What you send here goes nowhere."
        value={tag}
        onValue={setTag}
        options={widgets}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <section className={styles.page} tabIndex={0} aria-label="Page with the widget">
        <PreviewFrame
          tag={tag}
          config={config}
          title="Preview"
          css={`body { padding: 20px; font-family: system-ui, sans-serif; background: ${page} }`}
        />
      </section>
    </Card>
  );
}
