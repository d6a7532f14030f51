import { english, type Messages } from './messages';
import type { DeepPartial } from './pickMessages';

/** What a firm's file says in a language in place of the messages for any firm: every topic, though it may be empty. */
export const ownTextsIn = (
  file: { texts?: object },
  tag: string,
): { [Topic in keyof Messages]: DeepPartial<Messages[Topic]> } => {
  const own = Object(Reflect.get(file.texts ?? {}, tag)) as object;
  return Object.fromEntries(
    Object.keys(english).map((topic) => [topic, Reflect.get(own, topic) ?? {}]),
  ) as ReturnType<typeof ownTextsIn>;
};
