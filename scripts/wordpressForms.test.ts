/** Forms of other plugins, as the WordPress plugin brings them over. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '../src/check-config/checkConfig';
import { allDefaults } from '../src/content/business';
import { hasPhp, php } from './testing/php';

if (!hasPhp) console.log('Left out, for lack of PHP: that forms of other plugins are brought over.');

interface Brought {
  fields: Record<string, { label?: string; required?: boolean; hidden?: boolean; hint?: string }> & {
    order: string[];
  };
  questions: Record<string, unknown>[];
  rows: { label: string; as: string; required: boolean; note: string }[];
  left: { label: string; reason: string }[];
  needs: string;
}

const bringAll = (reader: string, forms: readonly string[]) =>
  php(forms.map((form) => ['bring', reader, form])) as Brought[];
const bring = (reader: string, form: string): Brought => bringAll(reader, [form])[0] as Brought;
const pairs = ({ rows }: Brought) => rows.map(({ label, as }) => [label, as]);
const reasons = ({ left }: Brought) => left.map(({ label, reason }) => [label, reason]);

/** What is wrong with a config that has a form's questions. */
const problemsOf = ({ fields, questions }: Brought): string[] =>
  checkConfig(
    { fields: { contact: fields }, questions: { contact: questions } },
    { defaults: allDefaults, elements: [] },
  ).problems;

describe.skipIf(!hasPhp)('a form of Contact Form 7', () => {
  const bringTags = (template: string) => bring('contact_form_7_fields', template);

  it('becomes ours with its words, its order and what it insists on', () => {
    const brought = bringTags(`<label> Your name
    [text* your-name autocomplete:name] </label>

<label> Your email (required):
    [email* your-email] </label>

<p>Phone<br />[tel your-phone placeholder "070 …"]</p>

<label> Subject *
    [text* your-subject] </label>

<p>How many rooms?</p>
[select* rooms default:2 first_as_label "Please choose" "1" "2 or 3" "More|sales@example.com"]

Extras
[checkbox extras default:1_2 "Oven" "Fridge &amp; freezer" "Windows"]

<label> Your message (optional)
    [textarea your-message 40x10] </label>

[acceptance terms] I agree to the <a href="/privacy">privacy policy</a>. [/acceptance]
[submit "Send it"]`);
    expect(pairs(brought)).toEqual([
      ['Your name', 'fullName'],
      ['Your email', 'email'],
      ['Phone', 'phone'],
      ['Subject', 'line'],
      ['How many rooms?', 'one'],
      ['Extras', 'many'],
      ['Your message', 'areasOfConcern'],
      ['I agree to the privacy policy.', 'consent'],
    ]);
    expect(brought.left).toEqual([]);
    expect(brought.fields).toEqual({
      order: [
        'fullName',
        'email',
        'phone',
        'form-your-subject',
        'form-rooms',
        'form-extras',
        'areasOfConcern',
        'form-terms',
      ],
      fullName: { label: 'Your name', hint: '', required: true },
      email: { label: 'Your email', hint: '', required: true },
      phone: { label: 'Phone', hint: '', required: false },
      serviceAddress: { hidden: true },
      areasOfConcern: { label: 'Your message', hint: '', required: false },
      hearAboutUs: { hidden: true },
    });
    expect(brought.questions).toEqual([
      { id: 'form-your-subject', label: 'Subject', answer: 'line', required: true },
      {
        id: 'form-rooms',
        label: 'How many rooms?',
        answer: 'one',
        required: true,
        options: [
          { id: 'option-1', label: '1' },
          { id: 'option-2', label: '2 or 3' },
          { id: 'option-3', label: 'More' },
        ],
        preselected: 'option-1',
      },
      {
        id: 'form-extras',
        label: 'Extras',
        answer: 'many',
        options: [
          { id: 'option-1', label: 'Oven' },
          { id: 'option-2', label: 'Fridge & freezer' },
          { id: 'option-3', label: 'Windows' },
        ],
        preselected: ['option-1', 'option-2'],
      },
      { id: 'form-terms', label: 'I agree to the privacy policy.', answer: 'consent', required: true },
    ]);
    expect(brought.rows.at(-1)).toMatchObject({ note: 'link', required: true });
    expect(problemsOf(brought)).toEqual([]);
  });

  it('leaves behind what is not plain, and says why', () => {
    const brought = bringTags(`Name [text* your-name]
E-Mail [email* your-email]
Plan [file plan limit:5mb]
Sum [quiz sum "1+1=?|2"]
[hidden source "ad"]
[captchar code]
[group more]
What else? [text else]
[/group]
[step "2"]
Rating [starrating stars]
[[text not-a-tag]] see [below]
${'x'.repeat(201)} [text long]
None [select none]
[acceptance terms] ${'I agree. '.repeat(30)} [/acceptance]
[response]`);
    expect(pairs(brought)).toEqual([
      ['Name', 'fullName'],
      ['E-Mail', 'email'],
    ]);
    expect(reasons(brought).map(([label, reason]) => `${label?.slice(0, 10)}: ${reason}`)).toEqual([
      'Plan: upload',
      'Sum: quiz',
      'source: hidden',
      'code: captcha',
      'What else?: condition',
      ': steps',
      'Rating: unknown',
      'xxxxxxxxxx: long',
      'None: options',
      'I agree. I: long',
    ]);
  });

  it.each([
    ['[text* first-name][text* last-name][email* e]', ['fullName', 'fullName', 'email']],
    ['[text your-name][email* e][email second]', ['fullName', 'email', 'line']],
    ['Firma [text company-name] Ihr Name [text x] [email* e]', ['line', 'fullName', 'email']],
    [
      'Anschrift [textarea where] Nachricht [textarea what] [tel* t]',
      ['serviceAddress', 'areasOfConcern', 'phone'],
    ],
    ['Roof [textarea roof] Message [textarea m] [tel* t]', ['text', 'areasOfConcern', 'phone']],
    ['Teléfono [text a] Correo [text* b]', ['phone', 'email']],
    ['[checkbox* ok "Acepto la privacidad"][email* e]', ['consent', 'email']],
    ['[checkbox* ok "Oven"][email* e]', ['many', 'email']],
    ['[checkbox which exclusive "A" "B"][select s multiple "A" "B"][tel* t]', ['one', 'many', 'phone']],
    ['[acceptance old] I agree\n[date* when][number n][email* e]', ['consent', 'date', 'number', 'email']],
    ['[text a autocomplete:street-address][email* e]', ['serviceAddress', 'email']],
  ])('%s becomes %j', (template, expected) => {
    const brought = bringTags(template);
    expect(brought.rows.map(({ as }) => as)).toEqual(expected);
    expect(problemsOf(brought)).toEqual([]);
  });

  it.each([
    ['[text* your-name]', 'email', { required: true }],
    ['[text* your-name][email your-email]', 'email', { label: 'your email', hint: '', required: true }],
    ['[text* your-name][tel your-tel]', 'phone', { label: 'your tel', hint: '', required: true }],
  ])('%s needs a way to answer: %s', (template, needs, field) => {
    const brought = bringTags(template);
    expect(brought.needs).toBe(needs);
    expect(brought.fields[needs]).toEqual(field);
    expect(problemsOf(brought)).toEqual([]);
  });

  it('with more questions than a form may ask leaves those that are too many', () => {
    const brought = bringTags(`[email* e]${Array.from({ length: 23 }, (_, n) => `[text q${n}]`).join('')}`);
    expect(brought.questions).toHaveLength(20);
    expect(reasons(brought)).toEqual([
      ['q20', 'many'],
      ['q21', 'many'],
      ['q22', 'many'],
    ]);
  });

  it('makes a config without mistakes, whatever its template', () => {
    const word = fc.constantFrom(
      'name',
      'email',
      'constructor',
      'a b',
      '',
      'ä',
      '1',
      '"',
      "'",
      '[',
      ']',
      '<b>',
      '\u2003',
      '|',
    );
    const tag = fc
      .tuple(
        fc.constantFrom(
          'text*',
          'email',
          'tel*',
          'select',
          'checkbox*',
          'radio',
          'acceptance',
          'file',
          'group',
          '/group',
        ),
        fc.array(word, { maxLength: 4 }),
        fc.array(word, { maxLength: 3 }),
        word,
      )
      .map(
        ([type, words, values, label]) =>
          `${label} [${type} ${words.join(' ')} ${values.map((value) => `"${value}"`).join(' ')}]`,
      );
    const form = fc.array(tag, { maxLength: 8 }).map((tags) => tags.join('\n'));
    fc.assert(
      fc.property(fc.array(form, { minLength: 100, maxLength: 100 }), (forms) => {
        expect(bringAll('contact_form_7_fields', forms).flatMap(problemsOf)).toEqual([]);
      }),
      { numRuns: 3, endOnFailure: true }, // A smaller one takes another PHP each.
    );
  });
});

describe.skipIf(!hasPhp)('a form of WPForms', () => {
  const bringFields = (fields: object) => bring('wpforms_fields', JSON.stringify({ fields }));

  it('becomes ours', () => {
    const brought = bringFields({
      0: { id: '0', type: 'name', label: 'Name', format: 'first-last', required: '1' },
      1: { id: '1', type: 'email', label: 'E-mail', required: '1', description: 'We never share it.' },
      2: { id: '2', type: 'phone', label: 'Phone', format: 'us' },
      3: { id: '3', type: 'address', label: 'Where?', scheme: 'us', required: '1' },
      4: {
        id: '4',
        type: 'radio',
        label: 'Property',
        required: '1',
        choices: { 1: { label: 'House', value: '', default: '1' }, 2: { label: 'Flat', value: '' } },
      },
      5: {
        id: '5',
        type: 'select',
        multiple: '1',
        label: 'Days',
        choices: [{ label: 'Mon' }, { label: 'Tue' }],
      },
      6: { id: '6', type: 'textarea', label: 'Comment or Message' },
      7: {
        id: '7',
        type: 'gdpr-checkbox',
        label: 'GDPR',
        required: '1',
        choices: { 1: { label: 'I consent.' } },
      },
      8: { id: '8', type: 'date-time', format: 'date', label: 'Day' },
    });
    expect(pairs(brought)).toEqual([
      ['Name', 'fullName'],
      ['E-mail', 'email'],
      ['Phone', 'phone'],
      ['Where?', 'serviceAddress'],
      ['Property', 'one'],
      ['Days', 'many'],
      ['Comment or Message', 'areasOfConcern'],
      ['I consent.', 'consent'],
      ['Day', 'date'],
    ]);
    expect(brought.fields['email']).toEqual({ label: 'E-mail', hint: 'We never share it.', required: true });
    expect(brought.questions[0]).toMatchObject({
      id: 'form-field-4',
      preselected: 'option-1',
      required: true,
    });
    expect(problemsOf(brought)).toEqual([]);
  });

  it('leaves behind what is not plain, and says why', () => {
    const types = [
      'file-upload',
      'payment-single',
      'pagebreak',
      'captcha',
      'html',
      'rating',
      'hidden',
      'layout',
    ];
    const brought = bringFields([
      ...types.map((type, id) => ({ id, type, label: type })),
      { id: 20, type: 'text', label: 'If', conditional_logic: '1', conditionals: [[{ field: '1' }]] },
      { id: 21, type: 'number', label: 'Sum', calculation_is_enabled: '1' },
      { id: 22, type: 'date-time', format: 'date-time', label: 'When' },
    ]);
    expect(reasons(brought)).toEqual([
      ['file-upload', 'upload'],
      ['payment-single', 'payment'],
      ['pagebreak', 'steps'],
      ['captcha', 'quiz'],
      ['html', 'text'],
      ['rating', 'unknown'],
      ['hidden', 'hidden'],
      ['If', 'condition'],
      ['Sum', 'calculated'],
      ['When', 'unknown'],
    ]);
  });
});

describe.skipIf(!hasPhp)('a form of Fluent Forms', () => {
  const required = { validation_rules: { required: { value: true, message: 'x' } } };
  const bringElements = (form: object) => bring('fluent_forms_fields', JSON.stringify(form));
  const choice = (element: string, name: string, attributes: object = {}) => ({
    element,
    attributes: { name, ...attributes },
    settings: {
      label: name,
      advanced_options: ['A', 'B'].map((label) => ({ label, value: label.toLowerCase() })),
    },
  });

  it('becomes ours, with what stands in columns', () => {
    const brought = bringElements({
      fields: [
        {
          element: 'input_name',
          attributes: { name: 'names' },
          settings: { admin_field_label: 'Name' },
          fields: {
            first_name: { settings: { visible: true, ...required } },
            middle_name: { settings: { visible: false } },
          },
        },
        {
          element: 'container',
          columns: [
            {
              fields: [
                {
                  element: 'input_email',
                  attributes: { name: 'email' },
                  settings: { label: 'Email', ...required },
                },
              ],
            },
            { fields: [{ element: 'phone', attributes: { name: 'phone' }, settings: { label: 'Phone' } }] },
          ],
        },
        choice('input_radio', 'size', { value: 'b' }),
        choice('input_checkbox', 'extras', { value: ['a'] }),
        choice('select', 'days', { multiple: true }),
        {
          element: 'textarea',
          attributes: { name: 'message' },
          settings: { label: 'Your Message', ...required },
        },
        {
          element: 'terms_and_condition',
          attributes: { name: 'terms' },
          settings: { tnc_html: '<p>I accept the <a href="#">terms</a></p>', ...required },
        },
      ],
      submitButton: { element: 'button' },
    });
    expect(pairs(brought)).toEqual([
      ['Name', 'fullName'],
      ['Email', 'email'],
      ['Phone', 'phone'],
      ['size', 'one'],
      ['extras', 'many'],
      ['days', 'many'],
      ['Your Message', 'areasOfConcern'],
      ['I accept the terms', 'consent'],
    ]);
    expect(brought.fields['fullName']).toMatchObject({ required: true });
    expect(brought.questions.map(({ preselected }) => preselected)).toEqual([
      'option-2',
      ['option-1'],
      undefined,
      undefined,
    ]);
    expect(problemsOf(brought)).toEqual([]);
  });

  it('leaves behind what is not plain, and says why', () => {
    const field = (element: string, settings: object = {}) => ({
      element,
      attributes: { name: element },
      settings: { label: element, ...settings },
    });
    const brought = bringElements({
      fields: [
        field('input_file'),
        field('multi_payment_component'),
        field('recaptcha'),
        field('input_text', { conditional_logics: { status: true, conditions: [] } }),
        field('input_number', { calculation_settings: { status: true, formula: '{a}*2' } }),
        field('input_date', { date_format: 'd/m/Y H:i' }),
        field('repeater_field'),
      ],
      stepsWrapper: { stepStart: { element: 'step_start' } },
    });
    expect(brought.left.map(({ reason }) => reason)).toEqual([
      'steps',
      'upload',
      'payment',
      'captcha',
      'condition',
      'calculated',
      'unknown',
      'unknown',
    ]);
  });
});

it.skipIf(!hasPhp)('what is no form has no fields', () => {
  const texts = ['', '[]', 'null', '{"fields":5}', '{', '[text'];
  for (const reader of ['contact_form_7_fields', 'wpforms_fields', 'fluent_forms_fields'])
    expect(php(texts.map((text) => [reader, text]))).toEqual(texts.map(() => []));
});

describe.skipIf(!hasPhp)('a form in a page', () => {
  const HASH = 'a1b2c3d4e5f6';
  it.each([
    ['[contact-form-7 id="12" title="Contact"]', 'contact-form-7', true],
    ['[contact-form-7 title="Contact" id=12]', 'contact-form-7', true],
    ['[contact-form-7 id="a1b2c3d" title="Contact"]', 'contact-form-7', true],
    ['[contact-form-7 id="a1b2c3e"]', 'contact-form-7', false],
    ['[contact-form-7 id="123"]', 'contact-form-7', false],
    ['<!-- wp:contact-form-7/contact-form-selector {"id":12,"title":"C"} -->', 'contact-form-7', true],
    ['[wpforms id="12"]', 'wpforms', true],
    ['<!-- wp:wpforms/form-selector {"clientId":"x","formId":"12"} /-->', 'wpforms', true],
    ['[wpforms id="13"] <!-- wp:wpforms/form-selector {"formId":"120"} /-->', 'wpforms', false],
    ['[fluentform type="conversational" id="12"]', 'fluent-forms', true],
    ['<!-- wp:fluentfom/guten-block {"formId":"12"} /-->', 'fluent-forms', true],
    ['Call 12 [gallery id="12"]', 'fluent-forms', false],
  ])('%s, of %s: %s', (content, plugin, expected) => {
    expect(php([['shows_form', content, plugin, '12', HASH]])).toEqual([expected]);
  });
});
