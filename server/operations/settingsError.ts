/** An invalid setting; the message names it and says how to write it. */
export class SettingsError extends Error {}
