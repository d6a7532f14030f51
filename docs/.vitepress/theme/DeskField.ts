import { useData, useRoute } from 'vitepress';
import { defineComponent, h, nextTick, onMounted, watch } from 'vue';
import { EXAMPLE_DESK } from '../exampleDesk';
import { desk, deskAddress, fillInDesk, rememberDesk } from './desk';
import { useWords } from './words';

/** Asks for the reader's desk above a page whose code names one. */
export const DeskField = defineComponent(() => {
  const words = useWords();
  const route = useRoute();
  const { frontmatter } = useData();
  const fillIn = async () => {
    await nextTick();
    const page = document.querySelector('.vp-doc');
    if (page) fillInDesk(page);
  };
  onMounted(() => {
    rememberDesk();
    void fillIn();
    watch([desk, () => route.path], fillIn, { flush: 'post' });
  });
  return () => {
    if (!frontmatter.value['namesDesk']) return undefined;
    const isWrong = desk.value !== '' && deskAddress(desk.value) === undefined;
    return h('section', { class: 'desk-field', 'aria-label': words.value.desk }, [
      h('label', { for: 'desk-field' }, words.value.desk),
      h('input', {
        id: 'desk-field',
        type: 'url',
        value: desk.value,
        placeholder: EXAMPLE_DESK,
        autocomplete: 'off',
        spellcheck: false,
        'aria-invalid': isWrong,
        'aria-describedby': 'desk-hint',
        onChange: ({ target }: Event) => {
          desk.value = (target as HTMLInputElement).value.trim();
        },
      }),
      h('span', { id: 'desk-hint' }, isWrong ? words.value.noDesk : words.value.deskHint),
    ]);
  };
});
