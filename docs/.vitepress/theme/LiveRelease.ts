/** Where the documents of a release are: beside its scripts, on hosts that still have them. */
import { withBase } from 'vitepress';
import { defineComponent, h, onMounted, ref } from 'vue';
import { useWords } from './words';

export const LiveRelease = defineComponent({
  props: { release: { type: String, required: true } },
  setup({ release }) {
    const words = useWords();
    const isMissing = ref(false);
    const address = `/../v/${release}/docs/index.md`;
    onMounted(async () => {
      const response = await fetch(withBase(address), { method: 'HEAD' }).catch(() => undefined);
      isMissing.value = !response?.ok;
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
