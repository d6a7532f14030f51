/** Messages about times that visitors can choose: in the forms, and of <bio-slots>. */
export const slotsMessages = {
  /** Heading of <bio-slots>. */
  heading: 'Find a time that suits you',
  /** Sentence below it. */
  lead: 'Choose a time. You then say who you are and what you need.',
  /** Its button, when a time is chosen: it leads to the contact form. {time} is replaced. */
  next: 'Continue with {time}',
  /** In a form: opens the times. */
  choose: 'Choose a time for our visit (optional)',
  /** The same when a time is chosen. {time} is replaced by its day and time. */
  chosen: 'Your time: {time}',
  /** The same when the company no longer keeps that time for the visitor. {time} is replaced. */
  lapsed: 'Your time: {time}. We can no longer keep it for you.',
  /** Below it: what happens then. */
  ifFree: 'If nobody has taken it when you send the form, it is yours.',
  /** Its button. */
  again: 'Keep it for five more minutes',
  /** Names the row of days, for screen readers. */
  day: 'Day',
  /** Above the times of a day. {day} is replaced. */
  times: 'Times on {day}',
  /** A day of the month, for screen readers. {day} is replaced, and {count} by how many times are free. */
  dayTimes: '{day}, times: {count}',
  /** The same of a day that has none. */
  dayFull: '{day}, no open times',
  /** The button behind the last day that is shown. */
  later: 'Later days',
  /** Names the button to the month before, for screen readers. */
  previousMonth: 'Previous month',
  /** Names the button to the next one. */
  nextMonth: 'Next month',
  /** While the times are loaded, for screen readers. */
  loading: 'Loading open times...',
  /** Shown where the times could not be loaded. */
  failed: 'Times could not be loaded. Send the form, and we call you to find one.',
  /** The button that loads them again. */
  retry: 'Try again',
  /** Shown where no time is free. */
  none: 'No open times can be chosen here right now. Send the form, and we call you to find one.',
  /** Shown where times depend on the ZIP code, and none is entered. */
  zipNeeded: 'Times depend on where you are. Enter your address with its ZIP code, and they are shown here.',
  /** Shown where the visitor's clock shows another time than the company's. {zone} is replaced by the name of a time zone. */
  zone: 'These are times in {zone}.',
  /** The chosen time on the visitor's clock. {time} is replaced. */
  yours: 'On your clock: {time}',
  /** Shown where the company confirms each time. */
  onRequest: 'We keep this time for you and confirm it.',
  /** Shown where times are wishes: nobody keeps them, and the company may have no time then. */
  asWish: 'This is a wish: we call you to confirm the time.',
  /** In place of `chosen`, where the time is a wish. {time} is replaced. */
  wished: 'You wish for: {time}',
  /** Names a wish in what the company reads. */
  wish: 'Requested time',
  /** The button that takes the choice back. */
  clear: 'Choose no time',
  /** Shown when somebody else has taken the chosen time meanwhile. {time} is replaced. */
  taken: '{time} has just been taken. Please choose another time, or send the form without one.',
  /** What a form says first, once it was sent, where the chosen time is not booked. */
  thanks: 'Thank you! Your request has arrived.',
  /** What became of the chosen time: it is booked. {time} is replaced. */
  booked: 'Scheduled: {time}.',
  /** It is kept until the company confirms it. */
  requested: 'Requested: {time}. We confirm it.',
  /** It was taken meanwhile. */
  unbooked: '{time} could not be booked. We call you to find another time.',
  /** The request is stored on the device, and nobody knows yet whether it has arrived. */
  kept: 'Requested: {time}. It is not confirmed yet.',
};
