import type { ReactNode } from 'react';
import type { Business } from '../../content/schema';
import { Heading } from '../../ui/base/Heading';
import { initialsOf } from '../../ui/base/initialsOf';
import { Picture } from '../../ui/section/picture/Picture';
import * as styles from './trust.styles';

interface PeopleProps {
  people: Business['trust']['people'];
  title: string;
}

/** Whom customers meet. Without a portrait, the initials of the name stand in its place. */
export function People({ people, title }: PeopleProps): ReactNode {
  return (
    <div className={styles.peopleBlock}>
      <Heading rank={2} id="people" className={styles.peopleHeading} part="heading">
        {title}
      </Heading>
      <ul className={styles.people} aria-labelledby="people">
        {people.map(({ id, name, role, picture, text }) => (
          <li key={id} className={styles.person} part="person">
            {picture ? (
              <div part="picture">
                <Picture picture={picture} sizes="112px" className={styles.portrait} />
              </div>
            ) : (
              <span className={styles.initials} part="picture" aria-hidden="true">
                {initialsOf(name)}
              </span>
            )}
            <div>
              <Heading rank={3} className={styles.name}>
                {name}
              </Heading>
              {role && <p className={styles.role}>{role}</p>}
              {text && <p className={styles.about}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
