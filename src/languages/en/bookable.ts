/** Texts of the week in which an owner sets the times that can be booked. */
export const bookable = {
  title: 'Times to book',
  hours: 'Weekly hours',
  windows: 'Arrival windows',
  daysOff: 'Days off',
  hint: 'Press an empty place to add hours, drag their ends, or drag them by the mouse to another time or day. By keyboard, arrow keys move an end, and Delete removes its hours.',
  daysOffHint: 'Press a day on which nobody comes; press it again, and you come.',
  add: '{day}: add hours',
  from: '{day}, from',
  until: '{day}, until',
  remove: 'Remove {day}, {from} to {until}',
  dayOff: '{day}, day off',
  dayOn: '{day}',
  window: 'Window',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};
