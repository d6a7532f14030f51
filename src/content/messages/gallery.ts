/** Messages of the gallery. */
export const galleryMessages = {
  /** Heading. */
  heading: 'See the difference',
  /** Sentence below it. */
  lead: 'The same place before and after. Drag the handle, or use the arrow keys.',
  /** Names the pictures with their thumbnails, for screen readers. */
  pictures: 'Pictures of our work',
  /** Small print: what kind of pictures these are. */
  note: 'The pictures on this page are illustrations.',
};
