/** Messages of the gallery. */
export const galleryMessages = {
  /** Heading. */
  heading: 'Our work',
  /** Sentence below it. */
  lead: '',
  /** Names the pictures with their thumbnails, for screen readers. */
  pictures: 'Pictures of our work',
  /** Small print: what kind of pictures these are. */
  note: '',
};
