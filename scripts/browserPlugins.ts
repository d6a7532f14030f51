import react from '@vitejs/plugin-react';
import { bareOptions } from './bareOptions.ts';
import { failOnWarning } from './failOnWarning.ts';
import { withoutOverriddenBuiltins } from './overriddenBuiltins.ts';
import { ownProperties } from './ownProperties.ts';
import { safeDocuments } from './safeDocuments.ts';
import { staticStyles } from './staticStyles.ts';
import { writtenFacts } from './writtenFacts.ts';

/** For all code that runs in a page that we do not know. */
export const scriptPlugins = () => [
  failOnWarning(),
  withoutOverriddenBuiltins(),
  bareOptions(),
  ownProperties(),
  writtenFacts(),
];

/** The same for code of widgets. */
export const widgetPlugins = () => [...scriptPlugins(), safeDocuments(), react(), staticStyles()];
