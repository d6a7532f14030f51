import type { ActivityRow } from '../../server/storage/tables';
import { fillText } from '../../src/domain/fillText';
import type { Messages } from '../../src/languages/en/inbox';

/** What was done, as it follows the name of who did it. */
export function actionText(
  { action, text }: Pick<ActivityRow, 'action' | 'text'>,
  { actions, states }: Messages,
): string {
  const shown =
    action === 'state' && Object.hasOwn(states, text) ? states[text as keyof typeof states] : text;
  return fillText(actions[action], { text: shown });
}
