import { SendError, withoutPersonal } from './sendError';

/** What nodemailer notes of a failure. */
interface SmtpFailure {
  code?: string;
  /** What was answered so: `RCPT TO`, `DATA`. */
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

/**
 * A failure as it may be kept: the server's code and what it answered, not its words, which may repeat the visitor's
 * address. 5xx to the mail itself is final; to the greeting or the password it is a setting, which can be mended.
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
