import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** What a desk needs to send its mail here. */
  env: Record<string, string>;
  /** The mails to an address so far. */
  mailsTo: (address: string) => Email[];
  stop: () => void;
}

/** Starts a mail server that keeps every mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      mails.push(await PostalMime.parse(Buffer.concat(chunks)));
      callback();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Clearwater <desk@clearwater.example>',
      MAIL_TO: 'office@clearwater.example',
      MAIL_PHONE: '(678) 555-0100',
    },
    mailsTo: (recipient) => mails.filter(({ to }) => to?.some((mailbox) => mailbox.address === recipient)),
    stop: () => server.close(),
  };
}
