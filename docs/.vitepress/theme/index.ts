import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import { Asked } from './Asked';
import { DeskField } from './DeskField';
import { LiveRelease } from './LiveRelease';
import { LiveWidget } from './LiveWidget';
import { NoScript } from './NoScript';
import './style.css';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, undefined, { 'doc-before': () => [h(NoScript), h(DeskField)] }),
  enhanceApp({ app }) {
    app.component('Asked', Asked);
    app.component('LiveRelease', LiveRelease);
    app.component('LiveWidget', LiveWidget);
  },
} satisfies Theme;
