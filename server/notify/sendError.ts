/** Why a message could not be sent. Its message is kept and logged: it holds nothing personal. */
export class SendError extends Error {
  constructor(
    message: string,
    /** Whether another try would fail as well. */
    readonly isFinal: boolean,
    /** Milliseconds for which the receiver asked to be left alone. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** A failure in one line, short, without email addresses: servers like to repeat the one they refuse. */
export function withoutPersonal(text: string): string {
  return text
    .replaceAll(/\S+@\S+/g, '(address)')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
