import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { MailSettings } from '../notify/settings';

/** A mail that arrived, as its reader's program shows it. */
export interface ArrivedMail extends Email {
  /** Who the server was told to bring it to. */
  recipients: string[];
  /** As it came over the wire. */
  source: string;
}

export interface TestMailServer {
  settings: MailSettings;
  port: number;
  mails: ArrivedMail[];
  /** Answers to the next mails, in order: undefined takes one. After the last, all are taken. */
  answers: (SmtpAnswer | undefined)[];
  /** Answers to the next recipients, in the same way. */
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
  const mails: ArrivedMail[] = [];
  const answers: (SmtpAnswer | undefined)[] = [];
  const recipientAnswers: (SmtpAnswer | undefined)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Milliseconds that it waits for its connections when it is stopped.
    closeTimeout: 100,
    onRcptTo: (_address, _session, callback) => callback(refusal(recipientAnswers.shift())),
    async onData(stream, session, callback) {
      const source = await buffer(stream);
      const answer = refusal(stream.sizeExceeded ? { code: 552, text: 'too large' } : answers.shift());
      if (!answer) {
        mails.push({
          ...(await PostalMime.parse(source)),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          source: source.toString('latin1'),
        });
      }
      callback(answer);
    },
    ...own,
  });
  // A sender that is killed is no concern of this server.
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
    },
    mails,
    answers,
    recipientAnswers,
    stop,
  };
}

const refusal = (answer: SmtpAnswer | undefined) =>
  answer && Object.assign(new Error(answer.text), { responseCode: answer.code });
