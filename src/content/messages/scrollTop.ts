/** Messages of the button that leads back to the top. */
export const scrollTopMessages = {
  /** Its name. */
  label: 'Back to top',
};
