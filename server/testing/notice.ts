/** What a delivery status notification says. */
export interface Notice {
  /** The id in the Message-ID of the mail that it is about. */
  id: string;
  action: string;
  status: string;
  /** The mail's ENVID; none where the mail server knows no such thing. */
  envelope: string | undefined;
  /** How the mail is returned: its headers only, the whole mail, or not at all. */
  returned: 'text/rfc822-headers' | 'message/rfc822' | undefined;
  newline: string;
}

/** A delivery status notification in the form in which Postfix writes it. */
export function notice({
  id = '',
  action = 'failed',
  status = '5.1.1',
  newline = '\r\n',
  envelope,
  ...own
}: Partial<Notice>): string {
  const returned = 'returned' in own ? own.returned : 'text/rfc822-headers';
  return [
    'Return-Path: <>',
    'Received: by mail.clearwater.example (Postfix)',
    'Date: Wed, 25 Nov 2026 18:00:00 +0000',
    'From: MAILER-DAEMON@mail.clearwater.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: desk@clearwater.example',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="report"',
    'Message-Id: <20261125180000.0A1B2C@mail.clearwater.example>',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--report',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mail.clearwater.example.',
    '',
    '<ana@example.com>: host mx.example.com said: 550 5.1.1 <ana@example.com>: unknown',
    '',
    '--report',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.clearwater.example',
    ...(envelope === undefined ? [] : [`Original-Envelope-Id: ${envelope}`]),
    'X-Postfix-Queue-ID: 0A1B2C',
    'Arrival-Date: Wed, 25 Nov 2026 18:00:00 +0000 (UTC)',
    '',
    'Final-Recipient: rfc822; ana@example.com',
    'Original-Recipient: rfc822;ana@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.com',
    'Diagnostic-Code: smtp; 550 5.1.1 <ana@example.com>: Recipient address',
    '    rejected: User unknown',
    '',
    ...(returned === undefined
      ? []
      : [
          '--report',
          `Content-Type: ${returned}`,
          '',
          'Return-Path: <desk@clearwater.example>',
          'To: ana@example.com',
          `Message-ID: <${id.includes('@') ? id : `${id}@clearwater.example`}>`,
          'Subject: We received your request',
          '',
          ...(returned === 'message/rfc822' ? ['Hello Ana,', ''] : []),
        ]),
    '--report--',
    '',
  ].join(newline);
}
