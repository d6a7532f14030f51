import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import { DeskField } from './DeskField';
import { LiveWidget } from './LiveWidget';
import './style.css';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, undefined, { 'doc-before': () => h(DeskField) }),
  enhanceApp({ app }) {
    app.component('LiveWidget', LiveWidget);
  },
} satisfies Theme;
