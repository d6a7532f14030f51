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

/** The properties of nodemailer's errors. */
interface SmtpFailure {
  code?: string;
  /** The rejected command, such as `RCPT TO` or `DATA`. */
  command?: string;
  responseCode?: number;
  response?: string;
}

const failure = (error: unknown): SmtpFailure => (error instanceof Error ? (error as SmtpFailure) : {});

/** Whether a mail is too large for the server: by the limit that it announced, or by its answer. */
export function isTooLarge(error: unknown): boolean {
  const { code, command, responseCode } = failure(error);
  if (responseCode !== undefined) return responseCode === 552 || responseCode === 523;
  return code === 'EMESSAGE' && command === 'MAIL FROM';
}

/** Whether a server refused a mail for good for what is in it, such as its header: codes 5.6 of RFC 3463. */
export const isAboutContent = (error: unknown): boolean =>
  error instanceof SendError && error.isFinal && /\b5\.6\./.test(error.message);

/**
 * An error that may be stored: the server's codes without its text, which may repeat the visitor's address. 5xx to the
 * mail itself is final; 5xx to the greeting or the password is a wrong setting, which can be fixed.
 */
export function asSendError(error: unknown): SendError {
  if (error instanceof SendError) return error;
  const { code, command = 'nothing', responseCode, response = '' } = failure(error);
  if (responseCode === undefined) {
    return new SendError(withoutPersonal(error instanceof Error ? error.message : String(error)), false);
  }
  const answer = /^\d{3}[ -]\d\.\d{1,3}\.\d{1,3}/.exec(response)?.[0] ?? String(responseCode);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new SendError(`SMTP ${answer} to ${command}`, responseCode >= 500 && isAboutMail);
}
