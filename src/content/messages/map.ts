/** Messages of the map. */
export const mapMessages = {
  /** Heading. */
  heading: 'Where we work',
  /** Sentence below it. {area} is replaced by the area served. */
  lead: '',
  /** Name of the map, for screen readers. {area} is replaced by the place that it shows. */
  title: 'Map of {area}',
  /** The link that opens the map in a tab of its own. */
  open: 'Open the map',
  /** The button that loads the map where the visitor has not consented. {host} is replaced by the server that it comes from. */
  load: 'Load the map from {host}',
};
