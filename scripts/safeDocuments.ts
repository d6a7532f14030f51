import type { Plugin } from 'vite';

/**
 * React reads the document past elements of the page that are named like its properties. It takes the document from its
 * containers, but for calls when it is loaded.
 */
export const safeDocuments = (): Plugin => ({
  name: 'safe-document-of-react',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: withSafeDocument(code), map: null }),
  },
});

const CALL = 'document.createElement(';

/** @throws where React makes no element any more: this is of no use then, or does not find how. */
export function withSafeDocument(code: string): string {
  if (!code.includes(CALL)) throw new Error(`scripts/safeDocuments.ts does not find ${CALL}…) in React.`);
  return code.replaceAll(CALL, 'Document.prototype.createElement.call(document, ');
}
