/**
 * The settings that make the clock of a desk wrong.
 * @param offsets days, one after the other: each `SIGUSR2` takes the next one
 */
export function wrongClock(offsets: readonly number[]): { NODE_OPTIONS: string } {
  const program = `
    const RealDate = Date;
    const offsets = ${JSON.stringify(offsets)};
    const now = () => RealDate.now() + offsets[0] * 86_400_000;
    globalThis.Date = class extends RealDate {
      constructor(...parts) { if (parts.length > 0) super(...parts); else super(now()); }
      static now() { return now(); }
    };
    process.on('SIGUSR2', () => { if (offsets.length > 1) offsets.shift(); });
  `;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(program)}` };
}
