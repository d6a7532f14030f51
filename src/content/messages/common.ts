/** Messages that any widget may need. */
export const commonMessages = {
  /** Heading shown in place of a widget that failed. */
  unexpectedHeading: 'Something unexpected happened',
  /** Shown below it. {phone} is replaced by the phone number. */
  unexpectedCall: 'This part of the page could not be shown. Please call us at {phone}.',
  /** The same where the company has no phone number. */
  unexpectedWithoutPhone: 'This part of the page could not be shown. Please reload the page.',
  /** Shown where the visitor used something that could not be loaded. {phone} is replaced by the phone number. */
  loadError: 'This could not be loaded. Please check your connection and try again, or call us at {phone}.',
  /** The same where the company has no phone number. */
  loadErrorWithoutPhone: 'This could not be loaded. Please check your connection and try again.',
  /** Shown in place of prices that could not be loaded. {phone} is replaced by the phone number. */
  pricesUnavailable: 'We cannot show prices right now. Please try again, or call us at {phone}.',
  /** The same where the company has no phone number. */
  pricesUnavailableWithoutPhone: 'We cannot show prices right now. Please try again.',
  /** Button below it. */
  tryAgain: 'Try again',
  /** Button that closes a dialog or panel and keeps what is in it. */
  close: 'Close',
  /** Heard in place of the dash of a price range: "$275 to $975". */
  rangeTo: 'to',
  /** Heard in place of the stroke in "$35/month": "$35 per month". */
  per: 'per',
};
