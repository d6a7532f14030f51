/**
 * A widget, alive, in the studio's page for previews: the same script and element as on a site. What it sends is answered by a
 * simulated desk, so that nobody who reads gets into anybody's leads.
 */
import { useData, withBase } from 'vitepress';
import {
  computed,
  defineComponent,
  h,
  onBeforeUnmount,
  onMounted,
  type Ref,
  ref,
  shallowRef,
  useId,
  watch,
} from 'vue';
import type { Shown } from '../../../scripts/docsite/liveWidgets';
import { type AttributeControl, controlOf, type KnownAttribute } from '../../../src/check-page/knownElement';
import { adoptCss, isPreviewPage, showWidget } from '../../../studio/preview/showWidget';
import { type AttributeValues, targets } from '../../../studio/snippet/snippets';
import { EXAMPLE_DESK } from '../exampleDesk';
import { withDesk } from './desk';
import { useWords } from './words';

/** The same for all widgets of a page. */
const language = ref<string>();
const scheme = ref<'light' | 'dark'>();

/** The studio's page, beside the documentation. A host that has the documentation alone has none. */
const PREVIEW = '/../studio/preview.html';
const hasStudio = ref(true);

/** How high a frame gets, in px; what is higher is scrolled in it. */
const MOST_HEIGHT = 720;
/** How high it is around a link, in px. */
const CLOSED_HEIGHT = 96;

const pageCss = (name: 'light' | 'dark', own: string): string =>
  `:root { --bio-scheme: ${name}; color-scheme: ${name}; background: ${name === 'dark' ? '#0f1915' : '#fff'} }
   body { font-family: system-ui, sans-serif }
   ${own}`;

export const LiveWidget = defineComponent({
  props: { name: { type: String, required: true } },
  setup({ name }) {
    const { isDark, lang, frontmatter } = useData();
    const shown = (frontmatter.value as { live: Record<string, Shown> }).live[name];
    if (!shown) throw new Error(`The page does not know ${name}.`);
    const { tag, attributes, languages, first, usesEndpoint, example, config, css = '' } = shown;
    const words = useWords();
    const id = useId();
    const values = ref<AttributeValues>({ ...first.attributes });
    const isMounted = ref(false);
    onMounted(() => {
      isMounted.value = true;
    });
    const wantsServerHtml = ref(false);
    // Until there is a script, and without one, it is what a server sends.
    const isServerHtml = computed(() => !isMounted.value || wantsServerHtml.value || !hasStudio.value);
    const hasOwnCss = ref(true);
    const isCopied = ref(false);
    // What a link opens needs its height only while it is open.
    const height = ref(first.link ? CLOSED_HEIGHT : (first.height ?? 320));
    const followOverlay = (page: Document) => {
      if (!first.link) return;
      page.addEventListener('bio-open', () => {
        height.value = first.height ?? MOST_HEIGHT;
      });
      page.addEventListener('bio-close', () => {
        height.value = CLOSED_HEIGHT;
      });
    };
    const frame = shallowRef<HTMLIFrameElement>();
    const shownLanguage = computed(
      () => language.value ?? (languages.includes(lang.value.slice(0, 2)) ? lang.value.slice(0, 2) : 'en'),
    );
    const shownScheme = computed(() => scheme.value ?? (isDark.value ? 'dark' : 'light'));
    const observer = shallowRef<ResizeObserver>();
    onBeforeUnmount(() => observer.value?.disconnect());

    const show = () => {
      const page = frame.value?.contentDocument;
      if (!page) return;
      const pageStyles = pageCss(shownScheme.value, hasOwnCss.value ? css : '');
      if (!isPreviewPage(page)) {
        adoptCss(page, pageStyles);
        return;
      }
      showWidget(page, {
        tag,
        attributes: { ...values.value, ...(example && { config: `..${example}` }) },
        config,
        lang: shownLanguage.value,
        css: pageStyles,
        text: first.text,
        link: first.link,
      });
    };
    watch([values, shownLanguage, shownScheme, hasOwnCss], show);

    const source = computed(() =>
      isServerHtml.value ? `/server-html/${shown.serverHtml}.${shownLanguage.value}.html` : PREVIEW,
    );

    const followHeight = () => {
      const body = frame.value?.contentDocument?.body;
      observer.value?.disconnect();
      if (!body || first.height !== undefined) return;
      observer.value = new ResizeObserver(() => {
        height.value = Math.min(Math.max(Math.ceil(body.offsetHeight), 120), MOST_HEIGHT);
      });
      observer.value.observe(body);
    };

    const snippet = computed(() => {
      const url = `${EXAMPLE_DESK}/${tag.slice('bio-'.length)}.js`;
      const all = {
        ...(usesEndpoint && { endpoint: `${EXAMPLE_DESK}/api/requests` }),
        ...(shownLanguage.value !== 'en' && { lang: shownLanguage.value }),
        ...(example && { config: EXAMPLE_DESK + example }),
        ...(config && { config: '/business.json' }),
        ...values.value,
      };
      const html = targets.find((target) => target.id === 'html');
      return withDesk(html?.write({ tag, attributes: all, script: { url, kind: 'module' } }) ?? '');
    });
    const copy = async () => {
      await navigator.clipboard.writeText(snippet.value);
      isCopied.value = true;
    };
    watch(snippet, () => {
      isCopied.value = false;
    });

    const set = (attribute: string, value: string | true) => {
      const { [attribute]: _, ...others } = values.value;
      values.value = value === '' ? others : { ...others, [attribute]: value };
    };

    return () =>
      h('div', { class: 'live' }, [
        h('div', { class: 'live-bar' }, [
          choice(
            `${id}-language`,
            words.value.language,
            shownLanguage.value,
            languages.map(nameOfLanguage),
            (to) => {
              language.value = to;
            },
          ),
          choice(
            `${id}-scheme`,
            words.value.scheme,
            shownScheme.value,
            [
              ['light', words.value.light],
              ['dark', words.value.dark],
            ],
            (to) => {
              scheme.value = to as 'light' | 'dark';
            },
          ),
          h('span', { class: 'live-switches' }, [
            css !== '' && toggle(words.value.withCss, hasOwnCss),
            hasStudio.value && toggle(words.value.serverHtml, wantsServerHtml, words.value.serverHtmlHint),
          ]),
        ]),
        h('iframe', {
          ref: frame,
          key: source.value,
          title: `<${tag}>`,
          loading: 'lazy',
          height: height.value,
          src: withBase(source.value),
          onLoad: () => {
            const page = frame.value?.contentDocument;
            if (page && !isServerHtml.value && !isPreviewPage(page)) hasStudio.value = false;
            if (page) followOverlay(page);
            show();
            followHeight();
          },
        }),
        h('p', { class: 'live-note' }, words.value.notSent),
        attributes.length > 0 &&
          h('details', { class: 'live-attributes' }, [
            h('summary', words.value.attributes),
            ...attributes.map((attribute) =>
              h('p', [
                control(
                  `${id}-${attribute.name}`,
                  attribute,
                  values.value[attribute.name],
                  set,
                  words.value.unset,
                ),
              ]),
            ),
          ]),
        h('div', { class: 'live-snippet' }, [
          h('pre', { tabindex: 0 }, [h('code', snippet.value)]),
          h(
            'button',
            { type: 'button', onClick: copy },
            isCopied.value ? words.value.copied : words.value.copy,
          ),
        ]),
      ]);
  },
});

/** A language's own name, written as at the beginning of a line. */
const nameOfLanguage = (tag: string): readonly [string, string] => {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return [tag, name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)];
};

/** A button that is pressed or not. */
const toggle = (label: string, isOn: Ref<boolean>, title?: string) =>
  h(
    'button',
    {
      type: 'button',
      title,
      'aria-pressed': isOn.value,
      onClick: () => {
        isOn.value = !isOn.value;
      },
    },
    label,
  );

function choice(
  id: string,
  label: string,
  value: string,
  options: readonly (readonly [value: string, label: string])[],
  onChoice: (value: string) => void,
) {
  return h('span', [
    h('label', { for: id }, label),
    h(
      'select',
      { id, value, onChange: ({ target }: Event) => onChoice((target as HTMLSelectElement).value) },
      options.map(([option, text]) => h('option', { value: option }, text)),
    ),
  ]);
}

/** A control for an attribute, by its type. */
function control(
  id: string,
  attribute: KnownAttribute,
  value: string | true | undefined,
  set: (name: string, value: string | true) => void,
  unset: string,
) {
  const { name } = attribute;
  const kind: AttributeControl = controlOf(attribute);
  if (kind.kind === 'switch')
    return h('label', [
      h('input', {
        type: 'checkbox',
        checked: value === true,
        onChange: ({ target }: Event) => set(name, (target as HTMLInputElement).checked || ''),
      }),
      h('code', name),
    ]);
  const text = typeof value === 'string' ? value : '';
  if (kind.kind === 'choice')
    return choice(
      id,
      name,
      text,
      [['', unset], ...kind.options.map((option) => [option, option] as const)],
      (to) => set(name, to),
    );
  return h('span', [
    h('label', { for: id }, name),
    h('input', {
      id,
      value: text,
      placeholder: attribute.expected,
      inputmode: kind.kind === 'number' ? 'decimal' : undefined,
      onChange: ({ target }: Event) => set(name, (target as HTMLInputElement).value.trim()),
    }),
  ]);
}
