const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const messages = {
  byAddress: 'Its address',
  address: 'Address of the page',
  addressHint: 'Where you pasted the widget, as visitors open it.',
  badAddress: 'A web address, such as https://www.example.com/contact.',
  checkAddress: 'Check this page',
  bySource: 'Or its source',
  source: 'Source of the page',
  sourceHint:
    'For pages that this one may not read. Nothing in it runs, and nothing of it is loaded. The address above says where it stands.',
  longSource: (characters: number) =>
    `A source of ${characters.toLocaleString('en')} characters is here. It is too long to show.`,
  removeSource: 'Take it away',
  noSource: 'Paste the source of the page.',
  checkSource: 'Check this source',
  checking: 'Checking…',
  notLoaded: 'The check could not be loaded. Try again once there is a network.',
  result: 'What was found',
  nothingYet: 'Enter an address or paste a source. What is wrong is said here, with what to do.',

  unreadable: 'Your browser may not read this page from here',
  unreadableWhy:
    'Most sites let only their own pages read them, and that is good. Or there is no page at this address. You can read it yourself:',
  unreadableSteps: [
    'Open the page.',
    'Show its source: Ctrl+U, on a Mac Option+Command+U.',
    'Select all of it and copy it.',
    'Paste it into “Source of the page”, and press “Check this source”.',
  ],
  unreadableNote: 'It is what the server sends, without what scripts add later.',
  openPage: 'Open the page',
  toSource: 'Go to the source field',
  offline: 'There is no network just now. A pasted source can be checked without one',
  status: (status: number) => `There is no page at this address: the server answers ${status}`,
  noHtml: (type: string) => `At this address is no web page, but ${type || 'something else'}`,

  groups: {
    error: 'Problems',
    warning: 'Hints',
    unchecked: 'Not checked',
  },
  line: (line: number) => `Line ${line}`,
  right: (count: number) => `What is right (${count})`,
  allRight: (checked: number) =>
    `Everything is right, as far as a browser may look: ${plural(checked, 'thing', 'things')} checked`,
  summary: (errors: number, warnings: number, checked: number) =>
    [
      errors > 0 ? plural(errors, 'problem', 'problems') : 'No problem',
      ...(warnings > 0 ? [plural(warnings, 'hint', 'hints')] : []),
      `${plural(checked, 'thing', 'things')} checked`,
    ].join(', '),
  unseen: 'What nobody can see from here',
  unseenHeaders: 'What the server sends beside the page, such as a Content-Security-Policy header.',
  unseenScripts: 'What scripts add to the page, or take away, once it is open.',
  unseenFrames: (count: number) =>
    `What stands in the page’s ${plural(count, 'frame', 'frames')}: check the frame’s own address.`,
} as const;
