import type { InlineConfig } from 'vite';
import type { BuildData } from '../src/hydration/buildData';
import { buildData } from './buildData';
import { baseConfig } from './buildOutputs';
import { failOnWarning } from './failOnWarning';
import { staticStyles } from './staticStyles';
import { releaseName } from './version';

/** A web worker that renders widgets, as one file. Like in Node there is no document: React is built as for a server. */
export const workerConfig = (input: string, data: Partial<BuildData> = {}) =>
  ({
    ...baseConfig,
    plugins: [failOnWarning(), staticStyles(), buildData({ version: releaseName(), ...data })],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['worker', 'module', 'production'], mainFields: ['module', 'main'] },
    build: {
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { format: 'es', codeSplitting: false, entryFileNames: '[name].js' },
      },
    },
  }) satisfies InlineConfig;
