import type { FailureKind } from './desk';

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

export const formatTime = (publishedAt: string): string => dateTime.format(new Date(publishedAt));
export const formatSize = (bytes: number): string =>
  bytes < 1000 ? `${bytes} bytes` : `${number.format(bytes / 1000)} kB`;

export const messages = {
  title: 'Publish to your lead desk',
  intro:
    'The desk serves the config at an address of its own, and your pages follow it: what you publish, visitors see within a minute. Nothing is sent before you press Publish.',
  desk: 'Address of your lead desk',
  deskInvalid: 'Write an address such as https://desk.example.',
  checkAgain: 'Check again',
  offline: 'You are offline. What you made is kept here; publish it once the network is back.',
  absent: (page: string, desk: string) =>
    `No lead desk answers at this address. ${
      page.startsWith('https:') && desk.startsWith('http:')
        ? 'A page with HTTPS, such as this one, can only reach desks with HTTPS.'
        : 'Give the one at which yours runs: a plain file server is none.'
    }`,
  off: 'This lead desk does not take configs yet. Whoever runs it can switch that on:',
  offPassword: 'Choose a password: on the machine of the desk, this command asks for one.',
  offSetting: 'Set what it prints, STUDIO_PASSWORD_HASH=…, among the settings of the desk, and restart it.',
  offCommand: 'Command for a password',
  forbidden:
    'The desk does not know the site that this studio is on. Whoever runs it adds to ALLOWED_ORIGINS:',
  forbiddenCode: 'Origin of this studio',
  name: 'Name',
  nameHint: (url: string) =>
    `Lower-case letters, digits and hyphens, beginning with a letter. Served at ${url}`,
  nameInvalid:
    'Write a name of lower-case letters, digits and hyphens that begins with a letter, such as bug-off.',
  nameTaken: 'The desk serves this name from the file of a firm. Choose another one, or ask whoever runs it.',
  password: 'Password of the desk',
  passwordHint: 'Kept until you close or reload this page, and never stored.',
  passwordOpen: 'This address has no HTTPS: others in the network could read the password.',
  passwordMissing: 'Write the password that was chosen for publishing.',
  passwordWrong: 'The desk does not accept this password.',
  publish: 'Publish',
  publishing: 'Publishing…',
  list: 'Show versions',
  listed: (count: number, name: string) =>
    count === 0
      ? `Nothing is published under “${name}” yet.`
      : `${count} ${count === 1 ? 'version' : 'versions'}`,
  published: (version: number) => `Published as version ${version}. Visitors see it within a minute.`,
  steppedBack: (version: number, restored: number) =>
    `Version ${restored} is published again, as version ${version}. Visitors see it within a minute.`,
  loaded: (version: number) => `Version ${version} is in your draft. Undo brings back what was there before.`,
  address: 'Address of the config',
  copyAddress: 'Copy address',
  addressHint: 'Set it as the config of your widgets: under Snippet, choose “A config at an address”.',
  mistakes: (count: number) =>
    count === 1
      ? 'The config has a mistake: visitors see the default there. Prices and words shows where it is.'
      : `The config has ${count} mistakes: visitors see the defaults there. Prices and words shows where they are.`,
  mistakesTitle: 'Publish with mistakes?',
  publishAnyway: 'Publish anyway',
  replaces: (name: string, version: number, time: string) =>
    `Under “${name}”, version ${version} was published on ${time}, and not from this draft. It is kept as an earlier version.`,
  replacesTitle: 'Replace what is published?',
  replace: 'Replace it',
  cancel: 'Cancel',
  versions: 'Versions',
  version: (version: number) => `Version ${version}`,
  current: 'what visitors see',
  load: 'Load',
  older: (count: number) => (count === 1 ? 'An older version' : `${count} older versions`),
  stepBack: 'One step back',
  stepBackHint: (before: number, time: string, next: number) =>
    `Publishes version ${before} of ${time} again, as version ${next}. A second step back undoes it. Your draft stays as it is.`,
  keep: 'Load puts a version into your draft; visitors see it once you publish. The desk keeps the last 50.',
} as const;

/** Why something failed, and what to do. */
export const failures: Readonly<Record<FailureKind, string>> = {
  offline: 'You are offline. Everything is kept here; try again once the network is back.',
  unreachable: 'The desk does not answer. Nothing was lost: try again in a moment.',
  off: 'This lead desk does not take configs.',
  forbidden: 'The desk does not take configs from the site that this studio is on.',
  password: 'The desk does not accept this password.',
  attempts: 'Too many wrong passwords were sent from your network.',
  taken: 'The desk serves this name from the file of a firm.',
  changed: 'Somebody has published meanwhile. Look at the versions, then try again.',
  'too-large': 'The config is larger than the 512 kB that a desk takes.',
  invalid: 'The desk cannot use this config:',
  busy: 'The desk cannot store it just now. Nothing was lost: try again in a moment.',
};

export const waitFor = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'Try again in a minute.' : `Try again in ${minutes} minutes.`;
};
