/** The estimator as a custom element written by hand, without any library: the lower limit for an embedded one. */
import { type Item, offer, priceRange } from '../shared/offer';
import css from '../shared/wizard.css?inline';

const { messages } = offer;
type Question = (typeof offer.property)[number];

const choices = (
  legend: string,
  type: 'checkbox' | 'radio',
  name: string,
  options: readonly { id: string; label: string; note?: string | undefined }[],
) =>
  `<fieldset><legend>${legend}</legend>${options
    .map(
      ({ id, label, note }) =>
        `<label><input type="${type}" name="${name}" value="${id}"> ${label}${note ? `<small>${note}</small>` : ''}</label>`,
    )
    .join('')}</fieldset>`;

const items = (name: string, offered: readonly Item[]) =>
  choices(
    messages.steps.services.intro,
    'checkbox',
    name,
    offered.map(({ id, name: label, description }) => ({ id, label, note: description })),
  );
const questions = (asked: readonly Question[]) =>
  asked.map(({ id, label, options }) => choices(label, 'radio', id, options)).join('');
const field = (name: string, label: string) => `<p>${label}<input name="${name}" aria-label="${label}"></p>`;

const steps = [
  { heading: messages.steps.services.heading, html: items('services', offer.services) },
  { heading: messages.steps.addOns.heading, html: items('addOns', offer.addOns) },
  {
    heading: messages.steps.property.heading,
    html:
      choices(
        messages.labels.propertyType,
        'radio',
        'propertyType',
        offer.propertyTypes.map((type) => ({ id: type, label: type })),
      ) +
      questions(offer.property) +
      field('sqft', messages.labels.sqft),
  },
  {
    heading: messages.steps.location.heading,
    html: field('zip', messages.labels.zip) + questions(offer.location),
  },
  { heading: messages.steps.result.heading, html: `<p>${messages.lead} <output></output></p>` },
];

class Estimator extends HTMLElement {
  #step = 0;

  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>${css}</style><form class="wizard">${steps
      .map(({ heading, html }) => `<section hidden><h2>${heading}</h2>${html}</section>`)
      .join(
        '',
      )}<p role="alert"></p><button type="button" name="back">${messages.back}</button> <button></button></form>`;
    const form = root.querySelector('form');
    if (!form) return;
    const show = (step: number) => {
      this.#step = step;
      for (const [index, section] of form.querySelectorAll('section').entries())
        section.hidden = index !== step;
      const [back, next] = form.querySelectorAll('button');
      if (back) back.hidden = step === 0;
      if (!next) return;
      next.hidden = step === steps.length - 1;
      next.textContent = step === steps.length - 2 ? messages.compute : messages.next;
    };
    form.querySelector('button')?.addEventListener('click', () => show(this.#step - 1));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const answers = new FormData(form);
      const alert = form.querySelector('[role=alert]');
      const isMissing = !answers.has('services');
      if (alert) alert.textContent = isMissing ? messages.missingService : '';
      if (isMissing) return;
      const output = form.querySelector('output');
      if (output) output.textContent = rangeOf(answers);
      show(this.#step + 1);
    });
    show(0);
  }
}

function rangeOf(answers: FormData): string {
  const selected = [...answers.getAll('services'), ...answers.getAll('addOns')];
  return priceRange(
    [...offer.services, ...offer.addOns].filter(({ id }) => selected.includes(id)),
    [...offer.property, ...offer.location].flatMap(({ id, options }) =>
      options.filter((option) => option.id === answers.get(id)).map(({ factor }) => factor),
    ),
  );
}

customElements.define('hand-written-estimator', Estimator);
