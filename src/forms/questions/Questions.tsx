import { type ReactNode, useId } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { ASKED_FIELD, type AskedQuestion } from '../../domain/askedQuestions';
import { fillText } from '../../domain/fillText';
import type { MoneyStyle } from '../../domain/money';
import type { Question } from '../../domain/question';
import { type QuestionField, questionField } from '../../domain/questionField';
import { toJson } from '../../leads/toJson';
import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { summaryMark } from '../../ui/base/summaryMark.styles';
import { useLazyModule } from '../../ui/base/useLazyModule';
import { Checkbox } from '../fields/Checkbox';
import { FieldError } from '../fields/Field';
import { hint as hintStyle } from '../fields/field.styles';
import { TextArea } from '../fields/TextArea';
import { TextField } from '../fields/TextField';
import type { FormActions, FormState } from '../formState';
import type { PhotosActions, PhotosState } from '../photoList';
import type { FileForm, FileQuestionProps } from '../photos/FileQuestion';
import { type FormFields, useField } from '../useField';
import { Choice, ChoiceGroup } from '../wizard/Choice';
import { wide } from '../wizard/step.styles';
import { boundsOf, isPossibleDay, weekdayNames } from './days';
import { formWith } from './formWith';
import { loadFileQuestion } from './loadFileQuestion';
import { answerIn, answerWords, askedQuestions } from './questions';
import { windowId, windowParts, windowText } from './windows';

export interface QuestionsProps {
  /** All questions of the form: conditions name those before them. */
  questions: readonly Question[];
  /** Those that are shown here. Left out: all. */
  isHere?: (question: Question) => boolean;
  form: QuestionForm;
  /** The answers to other questions of the widget, by id: conditions may name them. */
  given?: ReadonlyMap<string, string>;
}

/** The form that the questions belong to. */
export interface QuestionForm {
  store: Pick<
    StoreApi<
      FormState<QuestionField> & Pick<FormActions<QuestionField>, 'setField'> & PhotosState & PhotosActions
    >,
    'getState' | 'getInitialState' | 'subscribe'
  >;
  settings: FileForm['settings'] &
    FormFields<QuestionField>['settings'] & {
      messages: { form: Readonly<Record<'yes' | 'no' | 'possibleDays' | 'time' | 'help', string>> };
      facts: MoneyStyle;
    };
}

/** The firm's own questions that are asked by now. */
export function Questions({ questions, isHere = () => true, form, given }: QuestionsProps): ReactNode {
  const fields = useStore(form.store, (state) => state.fields);
  return askedQuestions(questions, fields, given)
    .filter(isHere)
    .map((question) => (
      <div key={question.id} className={wide}>
        {question.answer === 'file' ? (
          <File question={question} questions={questions} form={form} />
        ) : (
          <Control question={question} form={form} />
        )}
        {question.help && (
          <details className={help}>
            <summary className={summaryMark}>
              <span>{form.settings.messages.form.help}</span>
            </summary>
            <p>{question.help}</p>
          </details>
        )}
      </div>
    ));
}

/** Its code is loaded where a file is asked for. */
function File(props: FileQuestionProps): ReactNode {
  const module = useLazyModule(loadFileQuestion);
  return module && <module.FileQuestion {...props} />;
}

/** What a form that the browser sends by itself says of its questions. */
export function Described({ questions, form }: Pick<QuestionsProps, 'questions' | 'form'>): ReactNode {
  return <input type="hidden" name={ASKED_FIELD} value={toJson(describe(questions, form))} />;
}

function describe(questions: readonly Question[], { settings }: QuestionForm): AskedQuestion[] {
  const { yes, no, locale } = answerWords(settings);
  return questions.map((question): AskedQuestion => {
    const { id, label, answer, options, windows } = question;
    if (answer === 'consent') return [id, label, { on: yes }, 1];
    if (answer === 'yesNo') return [id, label, { yes, no }];
    const words = [
      ...(options ?? []).map((option) => [option.id, option.label] as const),
      ...(windows ?? []).map((window) => [windowId(window), windowText(window, locale)] as const),
    ];
    return words.length > 0 ? [id, label, Object.fromEntries(words)] : [id, label];
  });
}

interface ControlProps {
  question: Question;
  form: QuestionForm;
}

function Control({ question, form }: ControlProps): ReactNode {
  const { answer, days = {}, required = false } = question;
  const { messages, lang } = form.settings;
  const name = questionField(question.id);
  const possible =
    days.weekdays && fillText(messages.form.possibleDays, { days: weekdayNames(days.weekdays, lang) });
  const field = useField(
    formWith(form, [question]),
    name,
    [question.hint, possible].filter(Boolean).join(' '),
  );
  const value = useStore(form.store, (state) => answerIn(state.fields, question));
  const control = { ...field, value, required };
  if (answer === 'text') return <TextArea rows={3} {...control} />;
  if (answer === 'number') return <TextField inputMode="decimal" {...control} />;
  if (answer === 'date') {
    const { first, last } = boundsOf(days);
    return <TextField type="date" min={first} max={last} {...control} />;
  }
  if (answer === 'window') return <Windows question={question} form={form} {...control} />;
  if (answer === 'consent') return <Consent {...control} />;
  if (answer === 'yesNo' || answer === 'one' || answer === 'many')
    return <Choices question={question} form={form} {...control} />;
  return <TextField {...control} />;
}

/** What a question's control needs of its field. */
type FieldOfQuestion = ReturnType<typeof useField<QuestionField>> & { required: boolean };

function Choices({
  question: { answer, options = [] },
  form,
  ...field
}: ControlProps & FieldOfQuestion): ReactNode {
  const { yes, no } = form.settings.messages.form;
  const choices =
    answer === 'yesNo'
      ? [
          { id: 'yes', label: yes },
          { id: 'no', label: no },
        ]
      : options;
  const chosen = field.value.split(' ').filter(Boolean);
  const select = (id: string, isSelected: boolean) => {
    if (answer !== 'many') field.onValue(id);
    else field.onValue([...chosen.filter((other) => other !== id), ...(isSelected ? [id] : [])].join(' '));
  };
  return (
    <ChoiceGroup
      label={field.label}
      look="chip"
      required={field.required}
      error={field.error}
      hint={field.hint}
    >
      {choices.map(({ id, label }) => (
        <Choice
          key={id}
          type={answer === 'many' ? 'checkbox' : 'radio'}
          look="chip"
          name={field.name}
          value={id}
          checked={chosen.includes(id)}
          onSelect={select}
        >
          <span>{label}</span>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

/** A day, where the firm names which are possible, and one of its windows of time. */
function Windows({ question, form, ...field }: ControlProps & FieldOfQuestion): ReactNode {
  const { days, windows = [] } = question;
  const { locale } = answerWords(form.settings);
  const chosen = windowParts(field.value, question);
  const choose = (part: Partial<typeof chosen>) => {
    const { day, time } = { ...chosen, ...part };
    field.onValue([day, time].filter(Boolean).join(' '));
  };
  const isDayWrong = days !== undefined && (!chosen.day || !isPossibleDay(chosen.day, days));
  const bounds = days && boundsOf(days);
  return (
    <div className={parts}>
      {days && (
        <TextField
          {...field}
          type="date"
          min={bounds?.first}
          max={bounds?.last}
          value={chosen.day}
          onValue={(day) => choose({ day })}
          error={isDayWrong ? field.error : undefined}
        />
      )}
      <ChoiceGroup
        label={days ? form.settings.messages.form.time : field.label}
        look="chip"
        required={field.required}
        error={isDayWrong ? undefined : field.error}
        hint={days ? undefined : field.hint}
      >
        {windows.map((window) => (
          <Choice
            key={windowId(window)}
            type="radio"
            look="chip"
            name={field.name}
            value={windowId(window)}
            checked={chosen.time === windowId(window)}
            onSelect={(time) => choose({ time })}
          >
            <span>{windowText(window, locale)}</span>
          </Choice>
        ))}
      </ChoiceGroup>
    </div>
  );
}

function Consent({ name, label, value, onValue, hint, required, error }: FieldOfQuestion): ReactNode {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <>
      <Checkbox
        name={name}
        checked={value !== ''}
        required={required}
        invalid={error !== undefined}
        describedBy={described || undefined}
        onChange={(checked) => onValue(checked ? 'on' : '')}
      >
        {label}
      </Checkbox>
      {hint && (
        <p id={`${id}hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}error`} message={error} />}
    </>
  );
}

const parts = css`
  display: grid;
  gap: 12px;
`;

const help = css`
  margin-block-start: 4px;
  font-size: 0.9375em;

  & > summary {
    padding-block: 10px;
    color: ${token('color-ink-soft')};
    cursor: pointer;
  }
`;
