import { type ReactNode, use, useEffect, useState } from 'react';
import * as layout from '../../webapp/layout.styles';
import { loadExample } from '../config/examples';
import { languagesOf } from '../config/languages';
import { nameOf } from '../config/names';
import type { ConfigJson } from '../draft/draft';
import { useDraft } from '../draft/draftStore';
import { loadManifest } from '../manifest/manifest';
import { useHashDetail } from '../ui/useHashDetail';
import { type GalleryChoices, readChoices, storeChoices } from './choices';
import * as styles from './gallery.styles';
import { Marked } from './Reference';
import { stateOf, statesOf } from './states';
import { Trial } from './Trial';
import { ViewControls } from './ViewControls';
import { WidgetList } from './WidgetList';

const FIRST_TAG = 'bio-estimator';

/** Every widget alive: its states, the ways to look at it, its events, and its reference. */
export default function Gallery(): ReactNode {
  const [site, ...widgets] = use(loadManifest());
  const wanted = useHashDetail();
  const element =
    widgets.find(({ tagName }) => tagName === wanted) ??
    widgets.find(({ tagName }) => tagName === FIRST_TAG) ??
    site;
  const tag = element.tagName;

  const [choices, setChoices] = useState(readChoices);
  useEffect(() => void storeChoices(choices), [choices]);
  const choose = (changes: Partial<GalleryChoices>) => setChoices((before) => ({ ...before, ...changes }));
  const firm = useFirm(choices.firm);
  const languages = languagesOf(firm.config);
  const lang = languages.find((language) => language === choices.lang) ?? languages[0];
  const state = stateOf(tag, choices.state?.tag === tag ? choices.state.id : undefined);
  const [runs, setRuns] = useState(0);

  /** Pressed again, it begins anew. */
  const enterState = (id: string) => {
    choose({ state: { tag, id }, deskAnswer: stateOf(tag, id).deskAnswer ?? 'stores' });
    setRuns(runs + 1);
  };

  return (
    <div className={styles.view}>
      <WidgetList tags={widgets.map(({ tagName }) => tagName)} chosen={tag} />
      <div className={layout.stack}>
        <section className={layout.card} aria-labelledby="gallery-widget">
          <div className={styles.title}>
            <h2 id="gallery-widget" className={layout.heading}>
              {nameOf(tag)} <code className={styles.tag}>{`<${tag}>`}</code>
            </h2>
            <p className={layout.quiet}>
              <Marked text={element.description} />
            </p>
          </div>
          <fieldset className={styles.states}>
            <legend className={styles.legend}>State</legend>
            {statesOf(tag).map(({ id, label }) => (
              <button
                key={`${tag} ${id}`}
                type="button"
                className={styles.state}
                aria-pressed={id === state.id}
                onClick={() => enterState(id)}
              >
                {label}
              </button>
            ))}
          </fieldset>
          {state.hint && <p className={layout.quiet}>{state.hint}</p>}
          <ViewControls
            choices={choices}
            lang={lang}
            onChoose={choose}
            languages={languages}
            sends={element.events?.some(({ name }) => name === 'bio-lead') ?? false}
            firmFailed={firm.failed}
          />
        </section>
        <Trial
          key={`${tag} ${state.id} ${runs}`} // each begins in a page of its own
          element={element}
          state={state}
          choices={choices}
          config={firm.config}
          lang={lang}
          onWidth={(width) => choose({ width })}
        />
      </div>
    </div>
  );
}

/**
 * The config of a firm.
 * @param firm `built-in`, `draft`, or the file of an example.
 * @returns undefined for the built-in firm. While an example is loaded: that of the firm before.
 */
export function useFirm(firm: string): { config: ConfigJson | undefined; failed: boolean } {
  const draft = useDraft((state) => state.draft.config);
  const [loaded, setLoaded] = useState<{ firm: string; config?: ConfigJson }>();
  const isExample = firm !== 'built-in' && firm !== 'draft';

  useEffect(() => {
    if (!isExample) return undefined;
    let isWanted = true;
    loadExample(firm).then(
      (config) => isWanted && setLoaded({ firm, config }),
      () => isWanted && setLoaded({ firm }),
    );
    return () => {
      isWanted = false;
    };
  }, [firm, isExample]);

  if (firm === 'draft') return { config: draft, failed: false };
  if (!isExample) return { config: undefined, failed: false };
  return { config: loaded?.config, failed: loaded?.firm === firm && !loaded.config };
}
