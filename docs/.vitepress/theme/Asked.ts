/** A place to which the search leads: what readers ask in words that no heading has. */
import { defineComponent, h } from 'vue';

export const Asked = defineComponent({
  props: { id: { type: String, required: true }, question: { type: String, required: true } },
  setup:
    ({ id }) =>
    () =>
      h('span', { id, class: 'asked' }),
});
