/** What was checked, and whether it was as it should be. */
export interface Check {
  what: string;
  measured: string;
  ok: boolean;
}

export const check = (what: string, ok: boolean, measured: string | number = ''): Check => ({
  what,
  measured: String(measured),
  ok,
});

/** A figure without a promise. */
export const info = (what: string, measured: string): Check => check(what, true, measured);
