import { onTestFinished } from 'vitest';

/** Removes an optional built-in fact until the test ends: a config can replace it, but not leave it out. */
export function removeFact<Facts extends object>(facts: Facts, name: keyof Facts): void {
  const builtIn = facts[name];
  Reflect.deleteProperty(facts, name);
  onTestFinished(() => void Object.assign(facts, { [name]: builtIn }));
}
