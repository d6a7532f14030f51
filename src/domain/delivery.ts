/** How stored leads are forwarded by mail and webhook, and how often that is tried. Times are in seconds. */
export const delivery = {
  /** Tries of one message, including the first. The delays between them add up to about 23 hours. */
  tries: 8,
  /** The delay after the first failed try; each further one is `backoff` times as long, a fifth more or less. */
  firstDelay: 15,
  backoff: 4,
  jitter: 0.2,
  /** A longer `Retry-After` is shortened to this. */
  maxDelay: 24 * 60 * 60,
  /**
   * After which another process may take over a message whose process ended. Longer than any try: WordPress alone waits for
   * a mail server up to 300 seconds.
   */
  lease: 600,
  /** After a form was left, within which the firm is told of it: the visitor may still come back to it. */
  partialDelay: 60,
  /** The same while the visitor is known to have come back to it, and nothing else is heard of them. */
  presentDelay: 30 * 60,
  /** Days for which the link to a form that was left leads back to it. */
  resumeDays: 14,
  /** Mails a day of one firm to one mailbox: anybody can type a stranger's address into a form, again and again. */
  confirmationsPerDay: 5,
  /** Mails an hour to visitors, because of leads from one network, to one firm, and to all firms of a desk. */
  confirmationsPerHour: { network: 20, firm: 100, desk: 500 },
  /** Bytes of a lead in a webhook's body. */
  webhookBytes: 1_000_000,
  /** Characters of all fields in a mail. A mail server rejects a mail of many megabytes. */
  mailCharacters: 100_000,
} as const;
