/** Why a notification could not be sent. The message is stored and logged, and holds nothing personal. */
export class SendError extends Error {
  constructor(
    message: string,
    /** Whether another try would fail as well. */
    readonly isFinal: boolean,
    /** Seconds for which the recipient asked to wait. */
    readonly retryAfter?: number | undefined,
  ) {
    super(message);
  }
}

/** An error message on one short line, without email addresses, which servers repeat when they reject one. */
export function withoutPersonal(text: string): string {
  return text
    .replaceAll(/\S+@\S+/g, '(address)')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
