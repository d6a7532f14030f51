/** Many times as many as the built-in firm has. */
const LARGE = { items: 100, questions: 20 };

/** The config of a firm with many services and questions, each with a price, a condition or a quantity of its own. */
export function largeConfig(): object {
  const ids = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name}${index + 1}`);
  const groups = ids(10, 'group');
  return {
    version: 1,
    company: { name: 'Everything Outside', phone: '(503) 555-0100' },
    estimator: {
      groups: groups.map((id) => ({ id, label: `Group ${id}`, step: 'services' })),
      items: ids(LARGE.items, 'item').map((id, index) => ({
        id,
        name: `Service ${index + 1}`,
        description: 'What it is, in one line.',
        group: groups[index % groups.length],
        price: { min: 50 + index, max: 150 + index },
        ...(index % 4 === 0 && { unit: 'hour', quantity: { default: 2, max: 12, step: 0.5 } }),
      })),
      modifiers: ids(LARGE.questions, 'question').map((id, index) => ({
        id,
        label: `Question ${index + 1}?`,
        step: index % 2 === 0 ? 'property' : 'location',
        ...(index % 5 === 4 && { when: { groups: [groups[index % groups.length]] } }),
        options: [
          { id: 'a', label: 'One', factor: 1 },
          { id: 'b', label: 'Two', factor: 1.1 },
          { id: 'c', label: 'Three', factor: 1.2 },
        ],
      })),
    },
  };
}
