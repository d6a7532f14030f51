import type { Plugin } from 'vite';

/**
 * React reads the document past elements of the page that are named like its properties. It takes the document from its
 * containers, but for one call when it is loaded.
 */
export const safeDocuments = (): Plugin => ({
  name: 'safe-document-of-react',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) => ({
      code: code.replaceAll('document.createElement(', 'Document.prototype.createElement.call(document, '),
      map: null,
    }),
  },
});
