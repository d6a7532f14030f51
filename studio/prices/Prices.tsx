import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Business } from '../../src/content/business';
import { TextField } from '../../src/forms/fields/TextField';
import { cx } from '../../src/style/cx';
import { Button } from '../../src/ui/controls/Button';
import { TextButton } from '../../src/ui/controls/TextButton';
import { type Answers, noAnswers, selectedItems } from '../../src/widgets/estimator/answers/answers';
import { offeredItems } from '../../src/widgets/estimator/offer/offer';
import * as layout from '../../webapp/layout.styles';
import { readObject, storeObject } from '../../webapp/stored';
import { newId, type PriceCheck } from '../draft/draft';
import { draftStore, useDraft } from '../draft/draftStore';
import { AnswersForm } from './AnswersForm';
import { answersOf, areValid, NAME_LIMIT, priceAnswersOf, suggestName } from './answers';
import { checkPrices, rangeOf } from './checkPrices';
import { ExplainedPrice, NOTHING_CHOSEN } from './ExplainedPrice';
import { PriceChecks } from './PriceChecks';
import * as styles from './prices.styles';
import { languageOf, priceTermsOf } from './terms';
import { useBusiness } from './useBusiness';

/** The price of any answers, explained, and the prices that are to stay as they are. */
export function Prices(): ReactNode {
  // Typing in a field of the config does not wait for it.
  const config = useDeferredValue(useDraft(({ draft }) => draft.config));
  const business = useBusiness(config);
  if (!business) return <output>Loading…</output>;
  return <PricesOf business={business} lang={languageOf(config)} />;
}

function PricesOf({ business, lang }: { business: Business; lang: string }): ReactNode {
  const draftId = useDraft(({ draft }) => draft.id);
  const checks = useDraft(({ draft }) => draft.priceChecks);
  const [answers, setAnswers] = useAnswers(draftId);
  /** Undefined while it is the suggested one. */
  const [name, setName] = useState<string>();
  const [outcome, setOutcome] = useState('');
  const formHeading = useRef<HTMLHeadingElement>(null);
  const prices = useMemo(() => priceTermsOf(business, lang), [business, lang]);
  const results = useMemo(() => checkPrices(business, checks), [business, checks]);
  const { terms, wording } = prices;

  const setChecks = (change: (checks: readonly PriceCheck[]) => readonly PriceCheck[]) => {
    const { draft, setPriceChecks } = draftStore.getState();
    setPriceChecks(change(draft.priceChecks));
  };
  const isEmpty = selectedItems(answers, terms).length === 0;
  const isValid = areValid(answers, terms);
  const shownName = name ?? suggestName(answers, prices);
  const pin = () => {
    if (isEmpty || !isValid) {
      setOutcome(isEmpty ? NOTHING_CHOSEN : 'Correct the numbers first.');
      return;
    }
    const pinnedAnswers = priceAnswersOf(answers, terms);
    const check: PriceCheck = {
      id: newId(),
      name: shownName.trim() || suggestName(answers, prices),
      answers: pinnedAnswers,
      expected: rangeOf(answers, terms),
    };
    setChecks((before) => [...before, check]);
    setName(undefined);
    setOutcome(`“${check.name}” is pinned.`);
  };
  const load = (check: PriceCheck) => {
    setAnswers(answersOf(check.answers, terms));
    setName(undefined);
    setOutcome('');
    formHeading.current?.focus();
  };

  return (
    <div className={styles.container}>
      <div className={styles.parts}>
        <section className={layout.card} aria-labelledby="try-answers">
          <h2 id="try-answers" ref={formHeading} tabIndex={-1} className={layout.heading}>
            Try answers
          </h2>
          {offeredItems(terms.facts).length > 0 ? (
            <>
              <p className={layout.quiet}>Answer as a visitor would. Nothing here changes the config.</p>
              <AnswersForm answers={answers} onAnswers={setAnswers} prices={prices} />
              <TextButton onPress={() => setAnswers(noAnswers)}>Start over</TextButton>
            </>
          ) : (
            <p className={layout.quiet}>There is nothing to price yet: the config has no items.</p>
          )}
        </section>
        <section className={cx(layout.card, styles.explained)} aria-labelledby="price-explained">
          <h2 id="price-explained" className={layout.heading}>
            The price explained
          </h2>
          <ExplainedPrice answers={answers} prices={prices} />
          {!isEmpty && (
            <TextField
              name="pin"
              label="Name of the price"
              hint="Pinned, it turns red when an edit changes it."
              value={shownName}
              onValue={(next) => setName(next.slice(0, NAME_LIMIT))}
            />
          )}
          {!isEmpty && (
            <div className={layout.row}>
              <Button type="button" kind="secondary" onPress={pin}>
                Pin this price
              </Button>
              <output className={layout.quiet}>{outcome}</output>
            </div>
          )}
        </section>
      </div>
      <PriceChecks
        results={results}
        business={business}
        wording={wording}
        onLoad={load}
        onChecks={setChecks}
      />
    </div>
  );
}

const KEY = 'studio-answers';

/**
 * What one answered in the form. It stays in this tab over a reload.
 * @param draft id of the draft: the answers to another one are of no use.
 */
export function useAnswers(draft: string): [Answers, (answers: Answers) => void] {
  const [stored, setStored] = useState(() => readObject(KEY, { draft, answers: noAnswers }));
  useEffect(() => void storeObject(KEY, stored), [stored]);
  const answers = stored.draft === draft ? { ...noAnswers, ...stored.answers } : noAnswers;
  return [answers, (next) => setStored({ draft, answers: next })];
}
