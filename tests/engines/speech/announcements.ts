/** Runs in the page: keeps what live regions say, also in shadow roots. */
export const LISTEN = `(() => {
  const rootsIn = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ? rootsIn(shadowRoot) : [])];
  const textOf = (element) => element.checkVisibility?.() === false ? '' : element.textContent.replace(/\\s+/g, ' ').trim();
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
          const text = textOf(region);
          // Of what comes with its text only an alert is announced everywhere.
          if (text && text !== said.get(region) && !isFirst && (said.has(region) || region.getAttribute('role') === 'alert')) {
            const isAlert = region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';
            window.announced.push((isAlert ? 'at once: ' : '') + text);
          }
          said.set(region, text);
        }
      }
    };
    look(true);
  }
  return window.announced.splice(0);
})()`;
