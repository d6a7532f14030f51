import { lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { cx } from '../../src/style/cx';
import { visuallyHidden } from '../../src/ui/base/visuallyHidden';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { type Path, pathText, valueAt } from '../config/path';
import { useDraft } from '../draft/draftStore';
import { loadManifest, type ManifestElement } from '../manifest/manifest';
import { PreviewFrame } from '../preview/PreviewFrame';
import { useHashDetail } from '../ui/useHashDetail';
import { startChecking, useCheck } from './check/checkStore';
import { Findings } from './check/Findings';
import * as styles from './editor.styles';
import { UnknownKeys } from './fields/Group';
import { SchemaField } from './fields/SchemaField';
import { FieldContext, formStore, SchemaContext } from './form';
import { mistakesText } from './labels';
import { MissingFacts } from './MissingFacts';
import { PageEditor } from './page/PageEditor';
import { loadSchema } from './schema';
import { jsonSection, PAGE, pageSection, type Section, sections } from './sections';
import { Words } from './words/Words';

/** Parts that are fetched when the form is there: they work with prices, or with a table. */
const Prices = lazy(() => import('../prices/Prices').then(({ Prices: View }) => ({ default: View })));
const JsonView = lazy(() => import('./json/JsonView').then(({ JsonView: View }) => ({ default: View })));
const BookableWeek = lazy(() => import('./BookableWeek'));
const ItemsFromTable = lazy(() => import('./ItemsFromTable'));

const ENGLISH = 'en';
const ROOT = [] as const;
const menuSections = [pageSection, ...sections, jsonSection];

/** Write the firm's config, with the widgets beside it. */
export default function Editor(): ReactNode {
  const schema = use(loadSchema());
  const manifest = use(loadManifest());
  const [sectionId, language = ENGLISH] = useHashDetail().split('/');
  const section = menuSections.find(({ id }) => id === sectionId) ?? pageSection;
  const isPage = section === pageSection;
  const company = useDraft(({ draft }) => valueAt(draft.config, ['company', 'name']));
  const announcement = useStore(formStore, (state) => state.announcement);
  useEffect(startChecking, []);
  const isWords = section.id === 'texts';
  const name = typeof company === 'string' ? company.trim() : '';

  const prices = section.preview.tag === 'bio-estimator' && (
    <Suspense>
      <Prices />
    </Suspense>
  );

  return (
    <SchemaContext value={schema}>
      <FieldContext value={SchemaField}>
        <SectionMenu current={section} />
        <div className={cx(layout.columns, isPage && styles.pageFirst)}>
          {isPage && <PageEditor manifest={manifest} />}
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
            {section === jsonSection && (
              <Suspense>
                <JsonView />
              </Suspense>
            )}
            {section.id === 'times' && (
              <Suspense>
                <BookableWeek />
              </Suspense>
            )}
            {isWords ? (
              <Words language={language} />
            ) : (
              section.paths.map((path) => <TopicField key={pathText(path)} path={path} />)
            )}
            {section.id === 'items' && (
              <Suspense>
                <ItemsFromTable />
              </Suspense>
            )}
            {isPage && prices}
            <UnknownKeys path={ROOT} known={Object.keys(schema.properties ?? {})} />
          </section>
          {isPage ? null : (
            <>
              <button type="button" className={styles.toPreview} onClick={showPreview}>
                To the preview
              </button>
              <div className={styles.beside}>
                <PreviewPane manifest={manifest} section={section} lang={isWords ? language : ENGLISH} />
                {prices}
              </div>
            </>
          )}
        </div>
        <output className={visuallyHidden}>{announcement}</output>
      </FieldContext>
    </SchemaContext>
  );
}

/** A topic, or a part of one. What has a newer name is there only while it is used. */
function TopicField({ path }: { path: Path }): ReactNode {
  const isUsed = useDraft(({ draft }) => valueAt(draft.config, path) !== undefined);
  if (path.at(-1) === 'contactQuestions' && !isUsed) return null;
  return (
    <div className={styles.topic}>
      <SchemaField path={path} />
    </div>
  );
}

/** Where the preview is below the form. */
function showPreview(): void {
  const preview = document.querySelector<HTMLElement>('#editor-preview');
  preview?.scrollIntoView();
  preview?.focus({ preventScroll: true });
}

/** The parts of the config, with the number of mistakes in each. */
export function SectionMenu({ current }: { current: Section }): ReactNode {
  const below = useCheck((state) => state.below);
  return (
    <nav className={styles.menu} aria-label="Parts of the config">
      {menuSections.map(({ id, label, paths }) => {
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
      <MissingFacts element={manifest.find(({ tagName }) => tagName === tag)} />
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
