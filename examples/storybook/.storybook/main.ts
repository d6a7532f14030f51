import type { StorybookConfig } from '@storybook/web-components-vite';

export default {
  framework: '@storybook/web-components-vite',
  stories: ['../src/*.stories.ts'],
} satisfies StorybookConfig;
