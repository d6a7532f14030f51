import { useRoute } from 'vitepress';
import { defineComponent, h, nextTick, onMounted, ref, watch } from 'vue';
import { desk, deskAddress, fillInDesk, rememberDesk } from './desk';
import { useWords } from './words';

/** Asks for the reader's desk above a page whose code names one. */
export const DeskField = defineComponent(() => {
  const words = useWords();
  const route = useRoute();
  const isNeeded = ref(false);
  const fillIn = async () => {
    await nextTick();
    const page = document.querySelector('.vp-doc');
    isNeeded.value = page !== null && fillInDesk(page);
  };
  onMounted(() => {
    rememberDesk();
    void fillIn();
    watch([desk, () => route.path], fillIn, { flush: 'post' });
  });
  return () => {
    if (!isNeeded.value) return undefined;
    const isWrong = desk.value !== '' && deskAddress(desk.value) === undefined;
    return h('section', { class: 'desk-field', 'aria-label': words.value.desk }, [
      h('label', { for: 'desk-field' }, words.value.desk),
      h('input', {
        id: 'desk-field',
        type: 'url',
        value: desk.value,
        placeholder: 'https://your-desk.example',
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
