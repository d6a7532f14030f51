import { useState } from 'preact/hooks';
import type { HomeContent } from '../content';

/** The first step of the quote builder, with its steps as tabs. */
export function Quote({ quote }: { quote: Omit<HomeContent['quote'], 'heading' | 'lead' | 'notes'> }) {
  const [step, setStep] = useState(0);
  const { clientName, phone, email, address } = quote.labels;
  return (
    <div class="card">
      <div class="steps" role="tablist">
        {quote.steps.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            aria-selected={index === step}
            onClick={() => setStep(index)}
          >
            {label}
          </button>
        ))}
      </div>
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
      <p class="actions">
        <button type="button" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {quote.previous}
        </button>
        <button
          type="button"
          class="main"
          disabled={step === quote.steps.length - 1}
          onClick={() => setStep(step + 1)}
        >
          {quote.next}
        </button>
      </p>
    </div>
  );
}
