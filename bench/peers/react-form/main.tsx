/** The estimator in bare React: the same steps, mounted into an element of the page. */
import { type FormEvent, type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Answers, type Choice, messages, rangeOf, steps } from '../shared/offer';
import css from '../shared/wizard.css?inline';

interface ChoicesProps {
  choice: Choice;
  chosen: readonly string[];
  choose: (options: readonly string[]) => void;
}

function Choices({ choice: { id, type, label, options }, chosen, choose }: ChoicesProps): ReactNode {
  const toggle = (option: string) => {
    if (type === 'radio') choose([option]);
    else choose(chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]);
  };
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input
            type={type}
            name={id}
            checked={chosen.includes(option.id)}
            onChange={() => toggle(option.id)}
          />{' '}
          {option.label}
          {option.note && <small>{option.note}</small>}
        </label>
      ))}
    </fieldset>
  );
}

function Estimator(): ReactNode {
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const [alert, setAlert] = useState('');
  const setAnswer = (id: string, answer: readonly string[]) =>
    setAnswers((before) => ({ ...before, [id]: answer }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = !answers['services']?.length;
    setAlert(isMissing ? messages.missingService : '');
    if (!isMissing) setStep(step + 1);
  };
  const current = steps[step];
  if (!current) return null;
  const { heading, choices, field } = current;
  return (
    <form className="wizard" onSubmit={onSubmit}>
      <h2>{heading}</h2>
      {choices.map((choice) => (
        <Choices
          key={choice.id}
          choice={choice}
          chosen={answers[choice.id] ?? []}
          choose={(options) => setAnswer(choice.id, options)}
        />
      ))}
      {field && (
        <p>
          {field.label}
          <input
            aria-label={field.label}
            value={answers[field.id]?.[0] ?? ''}
            onChange={({ target }) => setAnswer(field.id, [target.value])}
          />
        </p>
      )}
      {step === steps.length - 1 && (
        <p>
          {messages.lead} <output>{rangeOf(answers)}</output>
        </p>
      )}
      <p role="alert">{alert}</p>
      {step > 0 && (
        <button type="button" onClick={() => setStep(step - 1)}>
          {messages.back}
        </button>
      )}{' '}
      {step < steps.length - 1 && (
        <button type="submit">{step === steps.length - 2 ? messages.compute : messages.next}</button>
      )}
    </form>
  );
}

const place = document.getElementById('estimator');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <style>{css}</style>
      <Estimator />
    </StrictMode>,
  );
}
