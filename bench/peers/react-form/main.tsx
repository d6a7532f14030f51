/** The estimator in bare React: the same steps, one component each, mounted into an element of the page. */
import { type FormEvent, type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Item, offer, priceRange } from '../shared/offer';
import css from '../shared/wizard.css?inline';

const { messages } = offer;
type Question = (typeof offer.property)[number];

interface Answers {
  selected: readonly string[];
  /** By question id: the id of the chosen option, or the typed text. */
  byQuestion: Readonly<Record<string, string>>;
}

interface StepProps {
  answers: Answers;
  toggle: (id: string) => void;
  setAnswer: (question: string, answer: string) => void;
}

function Items({ items, answers, toggle }: StepProps & { items: readonly Item[] }): ReactNode {
  return (
    <fieldset>
      <legend>{messages.steps.services.intro}</legend>
      {items.map(({ id, name, description }) => (
        <label key={id}>
          <input type="checkbox" checked={answers.selected.includes(id)} onChange={() => toggle(id)} /> {name}
          <small>{description}</small>
        </label>
      ))}
    </fieldset>
  );
}

function Choice({
  id,
  label,
  options,
  answers,
  setAnswer,
}: StepProps &
  Pick<Question, 'id' | 'label'> & { options: readonly { id: string; label: string }[] }): ReactNode {
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input
            type="radio"
            name={id}
            checked={answers.byQuestion[id] === option.id}
            onChange={() => setAnswer(id, option.id)}
          />{' '}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

function Field({ id, label, answers, setAnswer }: StepProps & Pick<Question, 'id' | 'label'>): ReactNode {
  return (
    <p>
      {label}
      <input
        aria-label={label}
        value={answers.byQuestion[id] ?? ''}
        onChange={({ target }) => setAnswer(id, target.value)}
      />
    </p>
  );
}

const Questions = ({ asked, ...props }: StepProps & { asked: readonly Question[] }): ReactNode =>
  asked.map((question) => <Choice key={question.id} {...question} {...props} />);

function rangeOf({ selected, byQuestion }: Answers): string {
  return priceRange(
    [...offer.services, ...offer.addOns].filter(({ id }) => selected.includes(id)),
    [...offer.property, ...offer.location].flatMap(({ id, options }) =>
      options.filter((option) => option.id === byQuestion[id]).map(({ factor }) => factor),
    ),
  );
}

const steps = [
  {
    heading: messages.steps.services.heading,
    Body: (props: StepProps) => <Items items={offer.services} {...props} />,
  },
  {
    heading: messages.steps.addOns.heading,
    Body: (props: StepProps) => <Items items={offer.addOns} {...props} />,
  },
  {
    heading: messages.steps.property.heading,
    Body: (props: StepProps) => (
      <>
        <Choice
          id="propertyType"
          label={messages.labels.propertyType}
          options={offer.propertyTypes.map((type) => ({ id: type, label: type }))}
          {...props}
        />
        <Questions asked={offer.property} {...props} />
        <Field id="sqft" label={messages.labels.sqft} {...props} />
      </>
    ),
  },
  {
    heading: messages.steps.location.heading,
    Body: (props: StepProps) => (
      <>
        <Field id="zip" label={messages.labels.zip} {...props} />
        <Questions asked={offer.location} {...props} />
      </>
    ),
  },
  {
    heading: messages.steps.result.heading,
    Body: ({ answers }: StepProps) => (
      <p>
        {messages.lead} <output>{rangeOf(answers)}</output>
      </p>
    ),
  },
];

function Estimator(): ReactNode {
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<Answers>({ selected: [], byQuestion: {} });
  const [alert, setAlert] = useState('');
  const toggle = (id: string) =>
    setAnswers(({ selected, byQuestion }) => ({
      byQuestion,
      selected: selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
    }));
  const setAnswer = (question: string, answer: string) =>
    setAnswers(({ selected, byQuestion }) => ({
      selected,
      byQuestion: { ...byQuestion, [question]: answer },
    }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = !offer.services.some(({ id }) => answers.selected.includes(id));
    setAlert(isMissing ? messages.missingService : '');
    if (!isMissing) setStep(step + 1);
  };
  const current = steps[step];
  if (!current) return null;
  return (
    <form className="wizard" onSubmit={onSubmit}>
      <h2>{current.heading}</h2>
      <current.Body answers={answers} toggle={toggle} setAnswer={setAnswer} />
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
