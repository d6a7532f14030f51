/** The estimator as a custom element written by hand, without any library: the lower limit for an embedded one. */
import { type Choice, messages, rangeOf, type Step, steps } from '../shared/offer';
import css from '../shared/wizard.css?inline';

const choiceHtml = ({ id, type, label, options }: Choice) =>
  `<fieldset><legend>${label}</legend>${options
    .map(
      (option) =>
        `<label><input type="${type}" name="${id}" value="${option.id}"> ${option.label}${option.note ? `<small>${option.note}</small>` : ''}</label>`,
    )
    .join('')}</fieldset>`;

const stepHtml = ({ heading, choices, field }: Step) =>
  `<section hidden><h2>${heading}</h2>${choices.map(choiceHtml).join('')}${
    field ? `<p>${field.label}<input name="${field.id}" aria-label="${field.label}"></p>` : ''
  }${choices.length === 0 ? `<p>${messages.lead} <output></output></p>` : ''}</section>`;

class Estimator extends HTMLElement {
  #step = 0;

  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>${css}</style><form class="wizard">${steps.map(stepHtml).join('')}<p role="alert"></p><button type="button" name="back">${messages.back}</button> <button></button></form>`;
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
      const data = new FormData(form);
      const alert = form.querySelector('[role=alert]');
      const isMissing = !data.has('services');
      if (alert) alert.textContent = isMissing ? messages.missingService : '';
      if (isMissing) return;
      const answers = [...data.keys()].map((id) => [id, data.getAll(id).map(String)]);
      const output = form.querySelector('output');
      if (output) output.textContent = rangeOf(Object.fromEntries(answers));
      show(this.#step + 1);
    });
    show(0);
  }
}

customElements.define('hand-written-estimator', Estimator);
