import { CircleAlert, CircleCheck, CircleDashed } from 'lucide';
import type { ReactNode } from 'react';
import { cx } from '../../../src/style/cx';
import { css } from '../../../src/style/emotion';
import { token } from '../../../src/style/tokens';
import { Icon } from '../../../src/ui/base/Icon';
import { Button } from '../../../src/ui/controls/Button';
import type { Path } from '../../config/path';
import { draftStore, useDraft } from '../../draft/draftStore';
import { goTo } from '../form';
import { mistakesText } from '../labels';
import { sectionOf } from '../sections';
import { type PlacedProblem, settle, textOfProblem, useCheck } from './checkStore';
import { type Mend, mendsFor } from './mends';

/** All mistakes of the config: each names its thing, leads to its field, and offers what mends it. */
export function Findings(): ReactNode {
  const all = useCheck((state) => state.all);
  const unfinished = useCheck((state) => state.unfinished);
  const failed = useCheck((state) => state.failed);
  const isChecked = useCheck((state) => state.config !== undefined);
  if (failed)
    return (
      <p className={line}>
        The check could not be loaded, so mistakes are not shown. Reload when you are online.
      </p>
    );
  if (!isChecked) return null;
  if (all.length === 0 && unfinished.length === 0)
    return (
      <p className={line}>
        <Icon icon={CircleCheck} size={20} /> No mistakes found.
      </p>
    );
  return (
    <>
      {all.length > 0 && (
        <details className={cx(findings, wrong)}>
          <summary className={line}>
            <Icon icon={CircleAlert} size={20} /> {mistakesText(all.length)}
          </summary>
          <FindingList problems={all} />
        </details>
      )}
      {unfinished.length > 0 && (
        <details className={findings}>
          <summary className={line}>
            <Icon icon={CircleDashed} size={20} /> {`Still to be filled in: ${unfinished.length}`}
          </summary>
          <FindingList problems={unfinished} />
        </details>
      )}
    </>
  );
}

function FindingList({ problems }: { problems: readonly PlacedProblem[] }): ReactNode {
  const config = useDraft(({ draft }) => draft.config);
  return (
    <ul>
      {problems.map((problem, index) => {
        const text = textOfProblem(problem);
        return (
          <li key={`${problem.path} ${index}`}>
            <button type="button" className={lead} onClick={() => show(problem.place)}>
              {text}
            </button>
            {mendsFor(problem, config).map((mend) => (
              <Button
                key={mend.label}
                type="button"
                kind="secondary"
                onPress={() => apply(mend, problem.place)}
              >
                {mend.label}
              </Button>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** What was mended is shown: the button is gone with the mistake. */
function apply({ change }: Mend, place: Path): void {
  settle([]);
  draftStore.getState().edit(change);
  show(place);
}

/** Opens the field of a place, in whatever view it stands. */
export function show(place: Path): void {
  if (place[0] === 'theme') location.hash = 'theme';
  else {
    const section = sectionOf(place);
    location.hash = `editor/${section.id}${section.id === 'texts' ? `/${String(place[1] ?? 'en')}` : ''}`;
    goTo(place);
  }
}

const line = css`
  display: flex;
  gap: 8px;
  align-items: center;
  min-block-size: 44px;
`;

const findings = css`
  padding-inline: 16px;
  border-radius: ${token('radius-control')};
  background: ${token('color-ground-soft')};

  & > summary {
    font-weight: 600;
    cursor: pointer;
  }

  & > ul {
    padding-block-end: 8px;
  }

  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
  }
`;

const wrong = css`
  background: ${token('color-error-ground')};

  & > summary {
    color: ${token('color-error')};
  }
`;

const lead = css`
  flex: 1 1 240px;
  min-block-size: 44px;
  padding: 4px 0;
  border: 0;
  background: none;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;
