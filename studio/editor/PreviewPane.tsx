import { type ReactNode, useState } from 'react';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { useDraft } from '../draft/useDraft';
import type { ManifestElement } from '../manifest/manifest';
import { PreviewFrame } from '../preview/PreviewFrame';
import type { Section } from './sections';

/** The page around the widget, as it is by default on many. */
const PAGE = 'body { font-family: system-ui, sans-serif }';

interface PreviewPaneProps {
  manifest: readonly ManifestElement[];
  section: Section;
  /** Language of the page around the widget. */
  lang: string;
}

/** What visitors see of the draft: the widget that suits the section, or another. */
export function PreviewPane({ manifest, section, lang }: PreviewPaneProps): ReactNode {
  const config = useDraft(({ draft }) => draft.config);
  const [chosen, setChosen] = useState<{ section: string; tag: string }>();
  const tag = chosen?.section === section.id ? chosen.tag : section.preview.tag;
  return (
    <section id="editor-preview" tabIndex={-1} className={layout.card} aria-label="Preview">
      <Choose
        label="Widget"
        value={tag}
        onValue={(next) => setChosen({ section: section.id, tag: next })}
        options={manifest
          .filter(({ tagName }) => tagName !== 'bio-site')
          .map(({ tagName, description }) => [tagName, description.replace(/\.$/, '')])}
      />
      <PreviewFrame
        tag={tag}
        attributes={tag === section.preview.tag ? section.preview.attributes : undefined}
        config={config}
        lang={lang}
        css={PAGE}
        title="Preview"
      />
    </section>
  );
}
