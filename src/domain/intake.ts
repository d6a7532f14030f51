/** How leads are received, besides their schema. Times are in seconds. */

/** The name of the field that visitors do not see. Neither browsers nor password managers fill it in. */
export const HONEYPOT_NAME = 'remark';

export const intake = {
  /** That a person takes at least to fill in a form. */
  minSeconds: 3,
  /** By which a device's clock may be ahead of the receiver's. */
  clockTolerance: 5 * 60,
  /** A form without script that is sent twice within one of these, or within two that follow each other, is one lead. */
  formWindow: 60 * 60,
  /** Leads a minute from one client network, where no setting says otherwise. */
  rateLimit: 60,
  /** Levels and values of a JSON body. A lead nests 4 deep and has a few hundred values; more is an attack. */
  depth: 32,
  values: 10_000,
  /** Fields that one answer names. */
  errors: 100,
  /** Bytes of the smallest image: a GIF of one pixel. */
  photoBytes: 26,
} as const;
