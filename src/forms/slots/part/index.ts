export { BookTime } from './BookTime';
export { Outcome, SentMessage } from './Outcome';
