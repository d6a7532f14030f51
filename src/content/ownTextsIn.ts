import { english, type Messages } from './messages';
import { overlaid } from './overlaid';
import type { DeepPartial } from './pickMessages';

/**
 * What a firm's files say in a language in place of the messages for any firm: every topic, though it may be empty. What a
 * later file says counts.
 */
export const ownTextsIn = (
  tag: string,
  ...files: readonly { texts?: object }[]
): { [Topic in keyof Messages]: DeepPartial<Messages[Topic]> } => {
  const own = files
    .map(({ texts }): object => Object(Reflect.get(texts ?? {}, tag)))
    .reduce((before, after) => overlaid(before, after) as object);
  return Object.fromEntries(
    Object.keys(english).map((topic) => [topic, Reflect.get(own, topic) ?? {}]),
  ) as ReturnType<typeof ownTextsIn>;
};
