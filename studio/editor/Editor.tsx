import { lazy, type ReactNode, Suspense, use, useEffect } from 'react';
import { useStore } from 'zustand';
import { visuallyHidden } from '../../src/ui/base/visuallyHidden';
import * as layout from '../../webapp/layout.styles';
import { pathText, valueAt } from '../config/path';
import { useDraft } from '../draft/useDraft';
import { loadManifest } from '../manifest/manifest';
import { useHashDetail } from '../ui/useHashDetail';
import { startChecking } from './check/checkStore';
import { Findings } from './check/Findings';
import * as styles from './editor.styles';
import { SchemaField } from './fields/SchemaField';
import { UnknownKeys } from './fields/UnknownKeys';
import { formStore, SchemaContext } from './form';
import { PreviewPane } from './PreviewPane';
import { SectionMenu } from './SectionMenu';
import { loadSchema } from './schema';
import { sections } from './sections';
import { Words } from './words/Words';

/** Parts that are fetched when the form is there: they work with prices, or with a table. */
const Prices = lazy(() => import('../prices/Prices').then(({ Prices: View }) => ({ default: View })));
const ItemsFromTable = lazy(() => import('./ItemsFromTable'));

const ENGLISH = 'en';
const ROOT = [] as const;

/** Write the firm's config, with the widgets beside it. */
export default function Editor(): ReactNode {
  const schema = use(loadSchema());
  const manifest = use(loadManifest());
  const [sectionId, language = ENGLISH] = useHashDetail().split('/');
  const section = sections.find(({ id }) => id === sectionId) ?? sections[0];
  const company = useDraft(({ draft }) => valueAt(draft.config, ['company', 'name']));
  const announcement = useStore(formStore, (state) => state.announcement);
  useEffect(startChecking, []);
  const isWords = section.id === 'texts';
  const name = typeof company === 'string' ? company.trim() : '';

  return (
    <SchemaContext value={schema}>
      <SectionMenu current={section} />
      <div className={layout.columns}>
        <section className={layout.stack} aria-labelledby="editor-section">
          <h2 id="editor-section" className={layout.heading}>
            {section.label}
          </h2>
          <p className={layout.quiet}>
            {name === ''
              ? 'You are changing the built-in firm: what you leave out stays as it is. Name a company to begin a firm of its own.'
              : `A firm of its own, ${name}: what you leave out is empty, and nothing of the built-in firm shows.`}
          </p>
          <Findings />
          {isWords ? (
            <Words language={language} />
          ) : (
            section.paths.map((path) => (
              <div key={pathText(path)} className={styles.topic}>
                <SchemaField path={path} />
              </div>
            ))
          )}
          {section.id === 'items' && (
            <Suspense>
              <ItemsFromTable />
            </Suspense>
          )}
          <UnknownKeys path={ROOT} known={Object.keys(schema.properties ?? {})} />
        </section>
        <button type="button" className={styles.toPreview} onClick={showPreview}>
          To the preview
        </button>
        <div className={styles.beside}>
          <PreviewPane manifest={manifest} section={section} lang={isWords ? language : ENGLISH} />
          {section.preview.tag === 'bio-estimator' && (
            <Suspense>
              <Prices />
            </Suspense>
          )}
        </div>
      </div>
      <output className={visuallyHidden}>{announcement}</output>
    </SchemaContext>
  );
}

/** Where the preview is below the form. */
function showPreview(): void {
  const preview = document.querySelector<HTMLElement>('#editor-preview');
  preview?.scrollIntoView();
  preview?.focus({ preventScroll: true });
}
