/** The firm's own questions, which change no price: one grammar for every form. */
import * as v from 'valibot';
import { leadLimits } from '../../domain/limits';
import { answerTypes } from '../../domain/question';
import { flag, id, label, list, note, topic, whole } from '../fields';
import { OPTIONS_LIMIT } from '../limits';

const CLOCK = 'a time such as "08:30", up to "23:59"';
const clock = (description: string) =>
  v.pipe(v.string(CLOCK), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, CLOCK), v.description(description));

const timeWindow = v.pipe(
  v.strictObject(
    { from: clock('When it begins. Example: "08:00"'), to: clock('When it ends. Example: "10:00"') },
    'an object',
  ),
  v.check(({ from, to }) => from < to, 'a "from" before "to"'),
  v.description('Part of a day.'),
);

const option = topic({ id: id('Names the answer.'), label: label('The answer.') }, 'An answer.');

const days = (description: string) => whole([0, 730], description);

const WEEKDAY = 'a number from 1 (Monday) to 7 (Sunday)';
const weekday = whole([1, 7], 'A day of the week.', WEEKDAY);

const entries = {
  id: id('Names the question in leads.'),
  label: label(
    'The question, as the visitor, the lead, the mail and the export say it. Of a consent: what is agreed to, word for word.',
  ),
  hint: note('Shown below it. Example: "The code of the gate, or where the key is."'),
  help: note('A longer explanation, which a press opens.'),
  answer: v.optional(
    v.pipe(
      v.picklist(answerTypes, answerTypes.map((type) => `"${type}"`).join(', ')),
      v.description(
        'How it is answered: in one line (default), in several lines of text, by a number, yes or no, one or many of `options`, a date, a window of time, a box to tick for a consent, or one photo or PDF.',
      ),
    ),
  ),
  options: v.optional(
    list(
      option,
      'What there is to choose from, for "one" and "many". Example: [{ "id": "roof", "label": "The roof" }]',
      1,
      OPTIONS_LIMIT,
    ),
  ),
  days: v.optional(
    topic(
      {
        from: v.optional(days('The first day that is possible, in days from today. Left out: 0, today.')),
        to: v.optional(days('The last one. Left out: any.')),
        weekdays: v.optional(
          list(weekday, 'The days of the week that are possible. Example: [1, 2, 3, 4, 5]', 1, 7),
        ),
      },
      'The days that are possible, for "date" and "window". A window without it asks for no day. Example: { "from": 1, "to": 30, "weekdays": [1, 2, 3, 4, 5] }',
    ),
  ),
  windows: v.optional(
    list(
      timeWindow,
      'The windows of time that are possible, for "window", on a clock of 24 hours: visitors read them by the clock of their language. Example: [{ "from": "08:00", "to": "10:00" }]',
      1,
      24,
    ),
  ),
  required: flag(
    'Whether it has to be answered before the request is sent. Of a file only where the firm has a phone number, which is the way out for those who have none.',
  ),
  preselected: v.optional(
    v.pipe(
      v.union(
        [label('An answer.'), list(id('Id of an option.'), 'Ids of options.')],
        'an answer, or a list of ids of options',
      ),
      v.description(
        'The answer at the start: the id of an option (a list of them for "many"), "yes" or "no", or a text. A consent has none.',
      ),
    ),
  ),
  when: v.optional(
    topic(
      {
        answers: v.pipe(
          v.record(
            id('Id of a question above this one.'),
            list(label('Id of an answer; "yes" or "no".'), 'One of these answers was given.', 1),
            'an object that names questions',
          ),
          v.description('Of each question that is named, the answers of which one was given.'),
        ),
      },
      'Asked only then. Example: { "answers": { "pets": ["yes"] } }. Left out: always.',
    ),
  ),
};

interface Rules {
  answer?: (typeof answerTypes)[number] | undefined;
  options?: readonly { id: string }[] | undefined;
  days?: object | undefined;
  windows?: object | undefined;
  preselected?: string | readonly string[] | undefined;
}

const FITS =
  'options for "one" and "many" alone, windows for "window" alone, days for "date" and "window" alone, and nothing preselected for a consent, a window or a file';

/** What no single value can tell. */
const fits = <Question extends Rules>() =>
  v.check<Question, string>(({ answer, options, days: possible, windows, preselected }) => {
    const isChoice = answer === 'one' || answer === 'many';
    return (
      isChoice === (options !== undefined) &&
      (answer === 'window') === (windows !== undefined) &&
      (possible === undefined || answer === 'date' || answer === 'window') &&
      (preselected === undefined || !['consent', 'window', 'file'].includes(answer ?? ''))
    );
  }, FITS);

const DESCRIPTION = 'A question that does not change the price.';

const questionList = <Question extends v.GenericSchema<unknown, Rules>>(
  question: Question,
  description: string,
) =>
  v.pipe(
    list(question, description, 0, leadLimits.answers),
    v.check(
      (questions) => questions.filter(({ answer }) => answer === 'file').length <= leadLimits.answerFiles,
      `at most ${leadLimits.answerFiles} questions for a file`,
    ),
  );

/** Questions that a form asks in one place. */
const plainQuestions = (description: string) =>
  questionList(v.pipe(v.strictObject(entries, 'an object'), fits(), v.description(DESCRIPTION)), description);

/** Questions that a form asks in one of its steps. */
const stepQuestions = <const Step extends string>(
  steps: readonly Step[],
  first: Step,
  description: string,
) => {
  const step = v.optional(
    v.pipe(
      v.picklist(steps, steps.map((name) => `"${name}"`).join(', ')),
      v.description(`The step that asks it, below its own questions. Left out: ${first}.`),
    ),
  );
  return questionList(
    v.pipe(v.strictObject({ ...entries, step }, 'an object'), fits(), v.description(DESCRIPTION)),
    description,
  );
};

/** What `estimator.contactQuestions` knows, the older name of `questions.estimator`. */
const { id: olderId, label: olderLabel, hint, required } = entries;
export const olderQuestions = questionList(
  v.pipe(
    v.strictObject(
      {
        id: olderId,
        label: olderLabel,
        hint,
        answer: v.optional(
          v.pipe(
            v.picklist(['line', 'text', 'file'], '"line", "text" or "file"'),
            v.description(
              'How it is answered: in one line (default), in several lines of text, or with one photo or PDF.',
            ),
          ),
        ),
        required,
      },
      'an object',
    ),
    fits(),
    v.description(DESCRIPTION),
  ),
  'The older name of `questions.estimator`, with fewer ways to answer.',
);

export const questions = topic(
  {
    contact: plainQuestions('Asked in the contact form.'),
    audit: stepQuestions(
      ['info', 'clean', 'strip', 'protect', 'submit'],
      'submit',
      'Asked in the audit wizard.',
    ),
    quote: stepQuestions(['client', 'notes', 'signature'], 'notes', 'Asked in the quote builder.'),
    estimator: plainQuestions(
      'Asked in the contact form below the estimate. Example: [{ "id": "gate", "label": "How do we get in?", "answer": "text" }]',
    ),
  },
  "The firm's own questions, by the form that asks them, in order.",
);
