/** Says on the root element whether the visitor goes through the page by keys: what has the focus is then in view at once. */
const { documentElement: root } = document;
addEventListener(
  'keydown',
  ({ key }) => root.toggleAttribute('data-keys', key === 'Tab' || 'keys' in root.dataset),
  true,
);
addEventListener('pointerdown', () => root.removeAttribute('data-keys'), true);
