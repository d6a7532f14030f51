import type { SendMailOptions } from 'nodemailer';

/** The content of one mail. Its HTML, the sender and the headers of every mail are added when it is sent. */
export type Mail = SendMailOptions & {
  subject: string;
  text: string;
  /** BCP 47. */
  lang: string;
};
