/** Messages of the notice. */
export const noticeMessages = {
  /** Names it, for screen readers. */
  label: 'Notice',
  /** Names the button that closes it, for screen readers. */
  close: 'Close this notice',
};
