/** An email address with the display name that stands before it. */
export interface Mailbox {
  name: string;
  address: string;
}
