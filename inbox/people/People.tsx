import type { ReactNode } from 'react';
import type { PeopleList } from '../../server/inbox/peopleRoutes';
import { ReadState } from '../ui/Failure';
import * as rows from '../ui/rows.styles';
import { useRead } from '../ui/useRead';
import { NewPerson } from './NewPerson';
import { PersonRow } from './PersonRow';
import * as styles from './people.styles';
import { usePeopleTexts } from './usePeopleTexts';

/** Who sees leads: invited, changed and removed by owners. */
export function People(): ReactNode {
  const messages = usePeopleTexts();
  const { reading, readAgain } = useRead<PeopleList>('people');
  if (reading.kind !== 'read') return <ReadState reading={reading} onAgain={() => void readAgain()} />;
  return (
    <>
      <p className={rows.intro}>
        {messages.intro} {messages.rolesExplained}
      </p>
      <ul className={rows.rows} aria-label={messages.list}>
        {reading.answer.people.map((person) => (
          <PersonRow key={person.name} person={person} onChanged={readAgain} />
        ))}
      </ul>
      <h2 className={styles.section}>{messages.add}</h2>
      <NewPerson onAdded={readAgain} />
    </>
  );
}
