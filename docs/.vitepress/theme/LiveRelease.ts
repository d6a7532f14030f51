/** Where the documents of a release are: beside its scripts, on hosts that still have them. */
import { withBase } from 'vitepress';
import { defineComponent, h, onMounted, ref } from 'vue';
import { isThere } from './isThere';
import { useWords } from './words';

export const LiveRelease = defineComponent({
  props: { release: { type: String, required: true } },
  setup({ release }) {
    const words = useWords();
    const isMissing = ref(false);
    const address = `/../v/${release}/docs/index.md`;
    onMounted(async () => {
      isMissing.value = !(await isThere(withBase(address)));
    });
    return () =>
      h(
        'p',
        isMissing.value
          ? words.value.noDocumentsOf
          : h('a', { href: withBase(address), target: '_self' }, words.value.documentsOf),
      );
  },
});
