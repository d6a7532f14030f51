/** The desk that the documents name. */
export const EXAMPLE_DESK = 'https://your-desk.example';
