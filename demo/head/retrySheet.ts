/** Requests the style sheet of the sections once more where it did not come: on a phone a single request may fail. */
addEventListener('load', () => {
  for (const { shadowRoot } of document.querySelectorAll('bio-site *')) {
    const link = shadowRoot?.querySelector('link');
    if (link && !hasRules(link)) link.href += '?again';
  }
});

/** Of what did not come, Firefox has an empty sheet, WebKit one that it forbids to read, and Chromium none. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}
