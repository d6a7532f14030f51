import { type ReactNode, use, useState } from 'react';
import { useStore } from 'zustand';
import * as layout from '../../../webapp/layout.styles';
import { type Path, pathText, valueAt } from '../../config/path';
import { Place, UnknownKeys } from '../fields/Group';
import { TextField } from '../fields/typedFields';
import { formStore, isWithin, SchemaContext, useProblemCount, useValue } from '../form';
import { labelOf, mistakesText } from '../labels';
import { fieldKind, schemaAt } from '../schema';
import { leavesOf, translatedOf } from './leaves';
import * as styles from './words.styles';

interface TopicProps {
  /** Such as `texts.es.estimator`. */
  path: Path;
  /** What is shown where the language says nothing; undefined while English itself is written. */
  english: unknown;
  onlyUntranslated: boolean;
}

/** The messages of one topic. They are rendered while it is open. */
export function Topic({ path, english, onlyUntranslated }: TopicProps): ReactNode {
  const schema = use(SchemaContext);
  const own = useValue(path);
  const problems = useProblemCount(path);
  const isWanted = useStore(formStore, ({ wanted }) => isWithin(wanted, path));
  const [isToggled, setToggled] = useState(false);
  // It stays open when its field has been gone to.
  if (isWanted && !isToggled) setToggled(true);
  const isOpen = isToggled || isWanted;
  const node = schemaAt(schema, path);
  const leaves = leavesOf(node);
  const { translated, all } = translatedOf(leaves, own, english);
  const isForeign = english !== undefined;
  // What is being written stays, although it is no longer untranslated.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const isShown = (leaf: Path) =>
    !onlyUntranslated ||
    kept.has(pathText(leaf)) ||
    (valueAt(own, leaf) === undefined && valueAt(english, leaf) !== '');
  const shown = leaves.filter(isShown);
  if (onlyUntranslated && shown.length === 0) return null;
  return (
    <details
      className={styles.topic}
      open={isOpen}
      onToggle={(event) => setToggled(event.currentTarget.open)}
    >
      <summary>
        <span className={styles.name}>{labelOf(String(path.at(-1)))}</span>
        {isForeign && (
          <span className={styles.count}>
            {translated === all ? `all ${all} translated` : `${translated} of ${all} translated`}
          </span>
        )}
        {problems > 0 && <span className={styles.problems}>{mistakesText(problems)}</span>}
      </summary>
      {isOpen && (
        <div className={layout.stack}>
          {shown.map((leaf) => (
            <div
              key={pathText(leaf)}
              onFocus={() =>
                setKept((before) =>
                  before.has(pathText(leaf)) ? before : new Set(before).add(pathText(leaf)),
                )
              }
            >
              <Place path={[...path, ...leaf]}>
                <Message path={[...path, ...leaf]} leaf={leaf} english={valueAt(english, leaf)} />
              </Place>
            </div>
          ))}
          <UnknownKeys path={path} known={Object.keys(node.properties ?? {})} />
        </div>
      )}
    </details>
  );
}

function Message({ path, leaf, english }: { path: Path; leaf: Path; english: unknown }): ReactNode {
  const schema = use(SchemaContext);
  const kind = fieldKind(schemaAt(schema, path));
  const mayBeEmpty = kind.kind === 'text' && kind.mayBeEmpty;
  const label = leaf.map(labelOf).join(' · ');
  return (
    <TextField
      path={path}
      long
      mayBeEmpty={mayBeEmpty}
      label={label}
      {...(typeof english === 'string' && english !== '' && { english })}
    />
  );
}
