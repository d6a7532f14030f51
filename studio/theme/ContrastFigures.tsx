import { ChevronDown, CircleAlert, CircleCheck, CircleHelp } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import type { TokenName } from '../../src/style/tokens';
import { Icon } from '../../src/ui/base/Icon';
import { Button } from '../../src/ui/controls/Button';
import { Card } from '../ui/Card';
import { isHard, type JudgedPair, judgedPairs, readable } from './contrastList';
import { readColor } from './readColor';
import * as styles from './theme.styles';
import { labelOf } from './themeValues';
import type { ThemeAtWork } from './useTheme';
import { setToken } from './useTheme';

/** What stands out from what, in figures; where it does not, what to change. */
export function ContrastFigures({ work }: { work: ThemeAtWork }): ReactNode {
  const judged = useMemo(() => judgedPairs(work.values, readColor), [work.values]);
  const hard = judged.filter(isHard);
  return (
    <Card id="theme-contrast" title="Contrast">
      <output className={hard.length > 0 ? styles.fails : styles.passes}>
        <Icon icon={hard.length > 0 ? CircleAlert : CircleCheck} size={20} />
        <span>
          {hard.length > 0
            ? hard.length === 1
              ? `1 of ${judged.length} pairs is hard to see.`
              : `${hard.length} of ${judged.length} pairs are hard to see.`
            : `All ${judged.length} pairs stand out enough.`}
        </span>
      </output>
      {[...new Set(hard.map(({ front }) => front))].map((front) => (
        <HardToSee key={front} front={front} judged={judged} />
      ))}
      <details className={styles.group}>
        <summary>
          <span>All pairs with their figures</span>
          <Icon icon={ChevronDown} size={20} />
        </summary>
        <div className={styles.tableFrame}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Pair</th>
                <th scope="col">Contrast</th>
                <th scope="col">Verdict</th>
              </tr>
            </thead>
            <tbody>
              {judged.map((pair) => (
                <tr key={`${pair.front} ${pair.back}`}>
                  <th scope="row">
                    <span className={styles.named}>
                      <Sample pair={pair} />
                      {`${labelOf(pair.front)} on ${labelOf(pair.back)}`}
                    </span>
                  </th>
                  <td>
                    {pair.ratio === undefined ? '–' : figure(pair.ratio)}
                    <small>{`needs ${figure(pair.least)}`}</small>
                  </td>
                  <td>
                    <Verdict pair={pair} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  );
}

/** A color that does not stand out from all that it stands on, with one that does. */
function HardToSee({ front, judged }: { front: TokenName; judged: readonly JudgedPair[] }): ReactNode {
  const own = judged.filter((pair) => pair.front === front && isHard(pair));
  const better = readable(front, judged);
  return (
    <div className={styles.hard}>
      <ul>
        {own.map((pair) => (
          <li key={pair.back} className={styles.named}>
            <Sample pair={pair} />
            <span>
              {`${labelOf(pair.front)} on ${labelOf(pair.back)}: ${figure(pair.ratio ?? 1)}, needs ${figure(pair.least)}.`}
            </span>
          </li>
        ))}
      </ul>
      {better ? (
        <Button type="button" kind="secondary" onPress={() => setToken(front, better)}>
          {`Make ${labelOf(front)} ${better}`}
        </Button>
      ) : (
        <p>{`No color of this can be read on all its grounds: change ${own.map(({ back }) => labelOf(back)).join(', ')}.`}</p>
      )}
    </div>
  );
}

/** Text or a border as it looks. */
function Sample({ pair: { frontHex, backHex, least } }: { pair: JudgedPair }): ReactNode {
  return (
    <span
      className={styles.sample}
      style={{ color: frontHex, background: backHex }}
      aria-hidden="true"
      data-border={least === 3 || undefined}
    />
  );
}

function Verdict({ pair }: { pair: JudgedPair }): ReactNode {
  if (pair.ratio === undefined)
    return (
      <span className={styles.verdict}>
        <Icon icon={CircleHelp} size={16} />
        Cannot be told here
      </span>
    );
  return isHard(pair) ? (
    <strong className={styles.fails}>
      <Icon icon={CircleAlert} size={16} />
      Too low
    </strong>
  ) : (
    <span className={styles.verdict}>
      <Icon icon={CircleCheck} size={16} />
      Passes
    </span>
  );
}

const figure = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}\u{a0}:\u{a0}1`;
