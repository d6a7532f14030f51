import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { fillText } from '../../src/domain/fillText';
import { formatMoney } from '../../src/domain/money';
import { moneyStyle } from '../../src/domain/moneyStyle';
import { Form } from '../../src/forms/fields/Form';
import { TextField } from '../../src/forms/fields/TextField';
import { Button } from '../../src/ui/controls/Button';
import { useLang, useMessages } from '../messages/useMessages';
import { Failure } from '../ui/Failure';
import * as styles from './lead.styles';
import type { LeadStore } from './leadStore';
import { parseAmount } from './parseAmount';

/** What a job that was won is worth: nobody has to say. */
export function Amount({ lead, store }: { lead: LeadDetail; store: LeadStore }): ReactNode {
  const { amount: messages } = useMessages();
  const lang = useLang();
  const progress = useStore(store, ({ changes }) => changes.amount);
  const [typed, setTyped] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [isWrong, setWrong] = useState(false);
  const stored = lead.amount === undefined ? '' : lead.amount.toLocaleString(lang, { useGrouping: false });
  const submit = () => {
    const amount = parseAmount(typed ?? stored);
    setWrong(amount === undefined);
    if (amount === undefined) setAttempts(attempts + 1);
    else void store.getState().setAmount(amount);
  };
  return (
    <Form className={styles.amount} invalidAttempts={attempts} onSubmit={submit}>
      <TextField
        name="amount"
        label={fillText(messages.label, { currency: lead.money.currency })}
        hint={
          lead.amount === undefined
            ? messages.hint
            : fillText(messages.of, { amount: formatMoney(lead.amount, moneyStyle(lead.money, lang)) })
        }
        error={isWrong ? messages.wrong : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? stored}
        onValue={(text) => {
          setTyped(text);
          setWrong(false);
        }}
      />
      <Button type="submit" kind="secondary" busy={progress?.kind === 'storing'}>
        {messages.store}
      </Button>
      <Failure progress={progress} />
    </Form>
  );
}
