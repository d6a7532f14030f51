/** React's tag of a text that is a node of its own: not all that an element has in it. */
const TEXT = 6;

/** The part of React's fibers that is read here. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: unknown;
}

/**
 * The texts of a widget that React has put beside other nodes, or that a component returns. Page translators put an element in
 * the place of a text node: such a text is never changed any more, and what is to stand before it cannot be inserted. It
 * needs an element of its own (`textElement`).
 */
export function looseTexts({ localName, shadowRoot }: Element): string[] {
  const container = shadowRoot?.querySelector('[data-app]');
  if (!container || !localName.startsWith('bio-') || localName.startsWith('bio-test')) return [];
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const fiber = key && (Reflect.get(container, key) as { stateNode: { current: Fiber } });
  return fiber ? textsIn(fiber.stateNode.current).map((text) => `<${localName}>: ${text}`) : [];
}

function textsIn({ tag, memoizedProps, child }: Fiber): string[] {
  const texts = tag === TEXT && String(memoizedProps).trim() ? [String(memoizedProps)] : [];
  for (let fiber = child; fiber; fiber = fiber.sibling) texts.push(...textsIn(fiber));
  return texts;
}
