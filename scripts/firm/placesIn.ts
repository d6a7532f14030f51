/** Where a fact stands in its file, for people who look for it in an editor. */
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';

/** The steps of a path such as `services[0].card.min`. */
const stepsOf = (path: string): JSONPath =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  );

export interface Place {
  /** Counted from 1: of the fact, or of what it would stand in. */
  line: number;
  /** The path in words: entries of lists by their ids. */
  name: string;
}

/** @returns finds facts by their paths in the text of a JSON file. */
export function placesIn(text: string): (path: string) => Place {
  const root = parseTree(text);
  const lineOf = (node: Node | undefined) => text.slice(0, node?.offset ?? 0).split('\n').length;
  return (path) => {
    const steps = stepsOf(path);
    let node = root;
    const names: string[] = [];
    for (const [depth, step] of steps.entries()) {
      const next = root && findNodeAtLocation(root, steps.slice(0, depth + 1));
      const id: unknown = next && findNodeAtLocation(next, ['id'])?.value;
      names.push(typeof step === 'number' ? (typeof id === 'string' ? id : `entry ${step + 1}`) : step);
      node = next ?? node;
    }
    return { line: lineOf(node), name: names.join(' › ') };
  };
}
