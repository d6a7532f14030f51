import type { SendMailOptions } from 'nodemailer';

/** What is said in one mail; who sends it, and what every mail has, is added later. */
export type Mail = SendMailOptions & { text: string };
