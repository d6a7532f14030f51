import { type ReactNode, useState } from 'react';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { useDraft } from '../draft/useDraft';
import { PreviewFrame } from '../preview/PreviewFrame';
import { readColor } from './readColor';
import * as styles from './theme.styles';
import type { ThemeAtWork } from './useTheme';

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

/** A widget with the draft's theme, alive, on a page of the theme's colour. */
export function ThemePreview({ work }: { work: ThemeAtWork }): ReactNode {
  const [tag, setTag] = useState('bio-estimator');
  const config = useDraft(({ draft }) => draft.config);
  const page = readColor(work.values['color-page']);
  return (
    <section className={layout.card} aria-labelledby="theme-preview">
      <h2 id="theme-preview" className={layout.heading}>
        Preview
      </h2>
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
    </section>
  );
}
