import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { content } from './content';

const { quote } = content;

/** The first step of the quote builder, with its steps as tabs. */
export function Quote() {
  const [step, setStep] = useState(0);
  const { clientName, phone, email, address } = quote.labels;
  return (
    <Tabs.Root className="card" value={String(step)} onValueChange={(value) => setStep(Number(value))}>
      <Tabs.List className="steps">
        {quote.steps.map((label, index) => (
          <Tabs.Trigger key={label} value={String(index)}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={String(step)}>
        <h3>{quote.steps[step]}</h3>
        <p>{quote.intro}</p>
        <form>
          {[clientName, phone, email, address].map((label) => (
            <label key={label}>
              {label}
              <input />
            </label>
          ))}
          <small>{quote.hint}</small>
        </form>
        <p>
          <b>{quote.total}</b> {quote.nothingChosen}
        </p>
        <p className="actions">
          <button type="button" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {quote.previous}
          </button>
          <button
            type="button"
            className="main"
            disabled={step === quote.steps.length - 1}
            onClick={() => setStep(step + 1)}
          >
            {quote.next}
          </button>
        </p>
      </Tabs.Content>
    </Tabs.Root>
  );
}
