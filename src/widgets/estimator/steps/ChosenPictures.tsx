import type { ReactNode } from 'react';
import { usePicked } from '../../../ui/base/usePicked';
import { type Answers, selectedItems } from '../answers/answers';
import { askedQuestions } from '../answers/questions';
import type { Item } from '../offer/offer';
import type { Terms } from '../offer/terms';
import { type StepProps, useTerms } from '../useTerms';
import { answerPicture } from './answerPicture';
import { ItemIcon } from './ItemsStep';
import * as styles from './result.styles';

/** More would be too small to be seen. */
const MOST = 4;

/** Pictures of the answers; while none has one, what was chosen, as its card shows it. */
export function ChosenPictures(props: StepProps): ReactNode {
  const { answers } = usePicked(props.store, 'answers');
  const { terms } = useTerms(props);
  const pictured = answerPictures(answers, terms);
  const items = pictured.length > 0 ? [] : itemPictures(answers, terms);
  if (pictured.length + items.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {pictured.map(({ id, picture, label, answer }) => (
        <li key={id}>
          <img src={answerPicture(picture)} alt="" width={160} height={120} />
          <span className={styles.caption}>
            <span>{`${label} `}</span>
            <strong>{answer}</strong>
          </span>
        </li>
      ))}
      {items.map(({ id, name, picture, icon }) => (
        <li key={id}>
          {picture ? (
            <img src={answerPicture(picture)} alt="" width={160} height={120} />
          ) : (
            icon && (
              <span className={styles.drawn}>
                <ItemIcon name={icon} size={40} />
              </span>
            )
          )}
          <span className={styles.caption}>
            <strong>{name}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}

const answerPictures = (answers: Answers, terms: Terms) =>
  askedQuestions(answers, terms)
    .flatMap(({ question: { id, label, options = [] }, answer }) => {
      const picture = options.find((option) => option.id === answer?.id)?.picture;
      return answer && picture ? [{ id, picture, label, answer: answer.label }] : [];
    })
    .slice(0, MOST);

const itemPictures = (answers: Answers, terms: Terms): Item[] =>
  selectedItems(answers, terms)
    .filter(({ picture, icon }) => picture || icon)
    .slice(0, MOST);
