/** The estimator as a Lit element: the same steps, rendered by templates into its shadow root. */
import { html, LitElement, nothing, type TemplateResult, unsafeCSS } from 'lit';
import { type Item, offer, priceRange } from '../shared/offer';
import css from '../shared/wizard.css?inline';

const { messages } = offer;
type Question = (typeof offer.property)[number];

class Estimator extends LitElement {
  static override styles = unsafeCSS(css);
  static override properties = {
    step: { state: true },
    selected: { state: true },
    answers: { state: true },
    alert: { state: true },
  };

  declare step: number;
  declare selected: ReadonlySet<string>;
  /** By question id: the id of the chosen option, or the typed text. */
  declare answers: Readonly<Record<string, string>>;
  declare alert: string;

  constructor() {
    super();
    this.step = 0;
    this.selected = new Set();
    this.answers = {};
    this.alert = '';
  }

  steps = [
    {
      heading: messages.steps.services.heading,
      body: () => this.items(offer.services),
    },
    {
      heading: messages.steps.addOns.heading,
      body: () => this.items(offer.addOns),
    },
    {
      heading: messages.steps.property.heading,
      body: () => html`
        ${this.choice({
          id: 'propertyType',
          label: messages.labels.propertyType,
          options: offer.propertyTypes.map((type) => ({ id: type, label: type })),
        })}
        ${this.questions(offer.property)} ${this.field('sqft', messages.labels.sqft)}
      `,
    },
    {
      heading: messages.steps.location.heading,
      body: () => html`${this.field('zip', messages.labels.zip)} ${this.questions(offer.location)}`,
    },
    {
      heading: messages.steps.result.heading,
      body: () => html`<p>${messages.lead} <output>${this.range}</output></p>`,
    },
  ];

  override render() {
    const { step, steps } = this;
    return html`
      <form class="wizard" @submit=${(event: SubmitEvent) => this.goOn(event)}>
        <h2>${steps[step]?.heading}</h2>
        ${steps[step]?.body()}
        <p role="alert">${this.alert}</p>
        ${step > 0 ? html`<button type="button" @click=${() => this.step--}>${messages.back}</button>` : nothing}
        ${
          step < steps.length - 1
            ? html`<button>${step === steps.length - 2 ? messages.compute : messages.next}</button>`
            : nothing
        }
      </form>
    `;
  }

  items(items: readonly Item[]): TemplateResult {
    return html`
      <fieldset>
        <legend>${messages.steps.services.intro}</legend>
        ${items.map(
          ({ id, name, description }) => html`
            <label>
              <input type="checkbox" .checked=${this.selected.has(id)} @change=${() => this.toggle(id)} /> ${name}
              <small>${description}</small>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  choice({
    id,
    label,
    options,
  }: Pick<Question, 'id' | 'label'> & { options: readonly { id: string; label: string }[] }): TemplateResult {
    return html`
      <fieldset>
        <legend>${label}</legend>
        ${options.map(
          (option) => html`
            <label>
              <input
                type="radio"
                name=${id}
                .checked=${this.answers[id] === option.id}
                @change=${() => this.setAnswer(id, option.id)}
              />
              ${option.label}
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  questions(asked: readonly Question[]): TemplateResult[] {
    return asked.map((question) => this.choice(question));
  }

  field(id: string, label: string): TemplateResult {
    const onInput = ({ target }: InputEvent) => this.setAnswer(id, (target as HTMLInputElement).value);
    return html`<p>${label}<input aria-label=${label} .value=${this.answers[id] ?? ''} @input=${onInput} /></p>`;
  }

  toggle(id: string) {
    const selected = new Set(this.selected);
    if (!selected.delete(id)) selected.add(id);
    this.selected = selected;
  }

  setAnswer(question: string, answer: string) {
    this.answers = { ...this.answers, [question]: answer };
  }

  goOn(event: SubmitEvent) {
    event.preventDefault();
    const isMissing = !offer.services.some(({ id }) => this.selected.has(id));
    this.alert = isMissing ? messages.missingService : '';
    if (!isMissing) this.step++;
  }

  get range(): string {
    return priceRange(
      [...offer.services, ...offer.addOns].filter(({ id }) => this.selected.has(id)),
      [...offer.property, ...offer.location].flatMap(({ id, options }) =>
        options.filter((option) => option.id === this.answers[id]).map(({ factor }) => factor),
      ),
    );
  }
}

customElements.define('lit-estimator', Estimator);
