/** Messages of the sample of a report. */
export const sampleReportMessages = {
  /** Heading. */
  heading: 'What you receive: a sample',
  /** Sentence below it. */
  lead: '',
  /** The button that leads to the form. */
  action: 'Request a check',
  /** The button that prints it. */
  print: 'Print this sample',
  /** Title of the report itself. */
  title: 'Report',
  /** Stands on the report, so that nobody takes it for a real one. */
  sample: 'Sample',
  /** Before the house that it is about. */
  property: 'Property',
  /** Names the overview of how many surfaces are in which condition, for screen readers. */
  overview: 'At a glance',
  /** How a surface is. */
  conditions: {
    /** It needs care. */
    now: 'Needs care now',
    /** It can wait. */
    later: 'Can wait',
    /** Nothing to do. */
    fine: 'Fine as it is',
  },
  /** Heading of the surfaces. */
  surfaces: 'Surface by surface',
  /** Before what is recommended for a surface. */
  advice: 'Our advice',
  /** Heading of what is recommended. */
  work: 'What we recommend',
  /** Heading of the work that should be done soon. */
  workNow: 'Now',
  /** Heading of the work that can wait. */
  workLater: 'Later',
  /** Before the sum of the prices. */
  total: 'Together',
  /** Sentence below the prices. */
  prices: 'These are price ranges. You get an exact price before any work begins.',
  /** Heading of what happens next. */
  next: 'What happens next',
  /** Says that the pictures show no real job. Empty: nothing is said. */
  pictures: 'The house is an example, and the pictures are illustrations.',
};
