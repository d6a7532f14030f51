/** Runs in the page: keeps what live regions say, also in shadow roots. */
export const LISTEN = `(() => {
  const rootsIn = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ? rootsIn(shadowRoot) : [])];
  const textOf = (element) => {
    const copy = element.cloneNode(true);
    for (const heard of copy.querySelectorAll('[data-heard]')) heard.replaceWith(heard.dataset.heard);
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], [hidden]')) hidden.remove();
    const words = [], texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) words.push(texts.currentNode.data.trim());
    return words.filter(Boolean).join(' ').replace(/\\s+/g, ' ');
  };
  // What takes the focus is read then, and an alert is not said twice.
  const hasFocus = (region) => region.contains(region.getRootNode().activeElement);
  if (!window.announced) {
    window.announced = [];
    const known = new WeakSet(), said = new WeakMap();
    const look = (isFirst) => {
      for (const root of rootsIn(document)) {
        if (!known.has(root)) {
          known.add(root);
          new MutationObserver(() => look(false)).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
        }
        for (const region of root.querySelectorAll('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output')) {
          if (region.checkVisibility?.() === false) { said.delete(region); continue; } // it will come with its text
          const text = textOf(region);
          // Of what comes with its text only an alert is announced everywhere.
          if (text && text !== said.get(region) && !isFirst && (said.has(region) || region.getAttribute('role') === 'alert')) {
            const isAlert = region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';
            if (!hasFocus(region)) window.announced.push((isAlert ? 'at once: ' : '') + text);
          }
          said.set(region, text);
        }
      }
    };
    look(true);
  }
  return window.announced.splice(0);
})()`;
