/** A setting that cannot be meant; its message says which one and how to write it. */
export class SettingsError extends Error {}
