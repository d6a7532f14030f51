import { fillText } from '../../src/domain/fillText';
import type { Messages } from '../../src/languages/en/inbox';
import { ApiError } from './client';

/** Why something was not done, for people. */
export const failureText = (error: unknown, messages: Messages): string =>
  error instanceof ApiError && error.status !== 0
    ? fillText(messages.failed, { detail: error.message || String(error.status) })
    : messages.failedOffline;
