import type { SendMailOptions } from 'nodemailer';

/** The content of one mail. The sender and the headers of every mail are added when it is sent. */
export type Mail = SendMailOptions & { text: string };
