import { useEffect } from 'react';
import { safeDocument } from '../../page/safeDocument';

/**
 * Takes files that are pasted while the focus is inside the element. It listens on the document, because browsers dispatch
 * `paste` to the element with the text cursor, and a button has none.
 */
export function usePastedFiles(
  element: { current: HTMLElement | null },
  onFiles: (files: FileList) => void,
): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const root = element.current?.getRootNode();
      const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
      if (!focused || !element.current?.contains(focused) || !event.clipboardData?.files.length) return;
      event.preventDefault();
      onFiles(event.clipboardData.files);
    };
    const options = { capture: true }; // a field keeps it from the page
    safeDocument.addEventListener('paste', onPaste, options);
    return () => safeDocument.removeEventListener('paste', onPaste, options);
  });
}
