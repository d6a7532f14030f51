/** Said above a page to who has no JavaScript; `style.css` hides it from all others. */
import { withBase } from 'vitepress';
import { defineComponent, h } from 'vue';
import { useWords } from './words';

export const NoScript = defineComponent(() => {
  const words = useWords();
  return () =>
    h('p', { class: 'no-script' }, [
      `${words.value.noScript} `,
      h('a', { href: withBase('/') }, words.value.allPages),
    ]);
});
