import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SAFE = resolve('src/page/safeDocument.ts');

/** Packages read the document past elements of the page that are named like its properties. */
export const safeDocuments = (): Plugin[] => [
  {
    name: 'safe-document-of-emotion',
    transform: {
      filter: { id: /node_modules\/@emotion\/.*\.js$/, code: /\bdocument\./ },
      handler: (code) => ({
        // "typeof document" stays: it says whether there is one.
        code: `import { safeDocument } from ${JSON.stringify(SAFE)};\n${code.replace(/\bdocument\./g, 'safeDocument.')}`,
        map: null,
      }),
    },
  },
  {
    // It takes the document from its containers, but for one call when it is loaded.
    name: 'safe-document-of-react',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => ({
        code: code.replaceAll('document.createElement(', 'Document.prototype.createElement.call(document, '),
        map: null,
      }),
    },
  },
];
