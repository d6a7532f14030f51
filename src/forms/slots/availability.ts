/** A firm's facts about when visitors can book a time, as far as forms read them. */
export interface Availability {
  hours?: readonly { open: string; close: string }[] | undefined;
  windows?: readonly object[] | undefined;
  every?: number | undefined;
  horizonDays?: number | undefined;
  areas?: readonly object[] | undefined;
}

/** Whether visitors can choose a time at all. */
export const offersTimes = ({ hours = [] }: Availability = {}): boolean => hours.length > 0;
