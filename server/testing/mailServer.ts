import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { englishStyle, mailLanguages } from '../notify/messages';
import { type MailSettings, readSiteFirm } from '../notify/settings';

/** A received mail, parsed. */
export interface ReceivedMail extends Email {
  /** The recipients of its envelope. */
  recipients: string[];
  /** The id by which its sender knows the envelope (ENVID). */
  envelopeId: string | undefined;
  /** As it was received. */
  source: string;
}

export interface TestMailServer {
  settings: MailSettings;
  port: number;
  mails: ReceivedMail[];
  /** Responses to the next mails, in order; undefined accepts one. After the last, all are accepted. */
  answers: (SmtpAnswer | undefined)[];
  /** Responses to the next recipients, in the same way. */
  recipientAnswers: (SmtpAnswer | undefined)[];
  stop(): Promise<void>;
}

export interface SmtpAnswer {
  code: number;
  text: string;
}

/** A mail server on the loopback for one test. */
export async function startMailServer({
  port = 0,
  ...own
}: SMTPServerOptions & { port?: number } = {}): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const answers: (SmtpAnswer | undefined)[] = [];
  const recipientAnswers: (SmtpAnswer | undefined)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideDSN: false,
    // Milliseconds that it waits for its connections when it is stopped.
    closeTimeout: 100,
    onRcptTo: (_address, _session, callback) => callback(errorOf(recipientAnswers.shift())),
    async onData(stream, session, callback) {
      const source = await buffer(stream);
      const answer = errorOf(stream.sizeExceeded ? { code: 552, text: 'too large' } : answers.shift());
      if (!answer) {
        mails.push({
          ...(await PostalMime.parse(source)),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          envelopeId: session.envelope.dsn?.envid ?? undefined,
          source: source.toString('latin1'),
        });
      }
      callback(answer);
    },
    ...own,
  });
  // A desk that is killed breaks its connection.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  };
  onTestFinished(stop);
  const address = server.server.address();
  const listening = typeof address === 'object' && address ? address.port : 0;
  return {
    port: listening,
    settings: {
      url: `smtp://127.0.0.1:${listening}`,
      from: { name: 'Clearwater', address: 'desk@clearwater.example' },
      to: [{ name: '', address: 'office@clearwater.example' }],
      phone: '',
      style: {
        ...englishStyle,
        company: 'Clearwater',
        languages: mailLanguages,
        messages: readSiteFirm('demo/public').mails ?? {},
      },
    },
    mails,
    answers,
    recipientAnswers,
    stop,
  };
}

const errorOf = (answer: SmtpAnswer | undefined) =>
  answer && Object.assign(new Error(answer.text), { responseCode: answer.code });
