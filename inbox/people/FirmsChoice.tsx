import type { ReactNode } from 'react';
import { Checkbox } from '../../src/forms/fields/Checkbox';
import { useSession } from '../session/sessionStore';
import { useFirms } from '../ui/useFirms';
import * as styles from './people.styles';
import { usePeopleTexts } from './usePeopleTexts';

/** The ids of firms; null for all, also those that come later. */
export type ChosenFirms = readonly string[] | null;

interface FirmsChoiceProps {
  chosen: ChosenFirms;
  onChosen: (chosen: ChosenFirms) => void;
  /** Somebody tried to go on with none. */
  isTried: boolean;
}

/** Whose leads somebody sees; nothing where there is no choice. */
export function FirmsChoice({ chosen, onChosen, isTried }: FirmsChoiceProps): ReactNode {
  const messages = usePeopleTexts();
  const { seesAll } = useSession();
  const firms = useFirms();
  if (firms.length === 0) return null;
  return (
    <fieldset className={styles.firms}>
      <legend>{messages.sees}</legend>
      {seesAll && (
        <Checkbox
          name="all-firms"
          checked={chosen === null}
          onChange={(isAll) => onChosen(isAll ? null : [])}
        >
          {messages.seesAll}
        </Checkbox>
      )}
      {chosen !== null && (
        <div>
          {firms.map(([id, name]) => (
            <Checkbox
              key={id}
              name={`firm-${id}`}
              checked={chosen.includes(id)}
              onChange={(isSeen) =>
                onChosen(firms.flatMap(([one]) => ((one === id ? isSeen : chosen.includes(one)) ? one : [])))
              }
            >
              {name}
            </Checkbox>
          ))}
        </div>
      )}
      {isTried && chosen?.length === 0 && (
        <p className={styles.firmsWrong} role="alert">
          {messages.seesNone}
        </p>
      )}
    </fieldset>
  );
}
