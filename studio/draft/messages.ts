/** Texts of the draft bar. Those of its dialog come with that. */
export const messages = {
  name: 'Name of the draft',
  undo: 'Undo',
  redo: 'Redo',
  drafts: 'Drafts',
  notLoaded: 'The list could not be loaded. Check your network and press again.',
  save: {
    opening: 'Looking for your drafts…',
    unedited: 'Edits are saved on this device',
    saving: 'Saving…',
    saved: 'Saved on this device',
    deleted: 'Deleted in another tab. Your next edit keeps it.',
  },
  failures: {
    blocked: 'Nothing is saved on this device: its browser gives this page no storage.',
    full: 'Nothing more is saved on this device: its storage is full.',
    silent: 'Nothing is saved on this device: its storage does not answer.',
  },
  beforeClosing: 'Download your work before you close this page.',
  download: 'Download',
  tryAgain: 'Try again',
  copied: (name: string) =>
    `Another tab has edited this draft at the same time. What you edit here goes on as “${name}”.`,
} as const;
