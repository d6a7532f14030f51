/** What the queue needs to know of a lead. */
export interface QueuedLead {
  id: string;
  /** The id of its firm; empty for the desk's own. */
  firm: string;
  kind: string;
  /** A form that was left: the visitor may still come back to it. */
  partial?: unknown;
}

/** Whether one more mail to a visitor may be sent now. Asked where there would be one. */
export type MayMail = () => Promise<boolean>;
