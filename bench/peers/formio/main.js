/** The estimator as a Form.io wizard, rendered by the package's file for script tags. */
import { offer, priceRange } from '../shared/offer';

const { messages } = offer;
const questions = [...offer.property, ...offer.location];

const items = (key, label, offered, required) => ({
  type: 'selectboxes',
  key,
  label,
  validate: { required, customMessage: messages.missingService },
  values: offered.map(({ id, name, description }) => ({ value: id, label: `${name}: ${description}` })),
});
const asked = (some) =>
  some.map(({ id, label, options }) => ({
    type: 'radio',
    key: id,
    label,
    values: options.map((option) => ({ value: option.id, label: option.label })),
  }));
const field = (key, label) => ({ type: 'textfield', key, label });
const page = (key, { label, heading }, components) => ({
  type: 'panel',
  key,
  title: heading,
  label,
  components,
});

const form = {
  display: 'wizard',
  components: [
    page('one', messages.steps.services, [
      items('services', messages.steps.services.intro, offer.services, true),
    ]),
    page('two', messages.steps.addOns, [items('addOns', messages.steps.addOns.intro, offer.addOns, false)]),
    page('three', messages.steps.property, [
      {
        type: 'radio',
        key: 'propertyType',
        label: messages.labels.propertyType,
        values: offer.propertyTypes.map((type) => ({ value: type, label: type })),
      },
      ...asked(offer.property),
      field('sqft', messages.labels.sqft),
    ]),
    page('four', messages.steps.location, [field('zip', messages.labels.zip), ...asked(offer.location)]),
    page('five', messages.steps.result, [
      {
        type: 'content',
        key: 'result',
        refreshOnChange: true,
        html: `<p>${messages.lead} {{ priceRange(data) }}</p>`,
      },
    ]),
  ],
};

const rangeOf = (data) => {
  const selected = Object.entries({ ...data.services, ...data.addOns })
    .filter(([, isTicked]) => isTicked)
    .map(([id]) => id);
  return priceRange(
    [...offer.services, ...offer.addOns].filter(({ id }) => selected.includes(id)),
    questions.flatMap(({ id, options }) =>
      options.filter((option) => option.id === data[id]).map(({ factor }) => factor),
    ),
  );
};

await globalThis.Formio.createForm(document.getElementById('estimator'), form, {
  evalContext: { priceRange: rangeOf },
  buttonSettings: { showCancel: false, showSubmit: false },
  i18n: { en: { next: messages.next, previous: messages.back } },
});
