import * as v from 'valibot';

/**
 * What the browser holds of a form that was left, as a partial lead brings it: the entries of `sessionStorage` whose keys begin
 * with the prefix. They fill in the form again on the same page, on any device.
 */
export const formDraftSchema = v.object({
  prefix: v.pipe(v.string(), v.regex(/^bio:bio-[a-z-]+:/), v.maxLength(2_500)),
  entries: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(100)), v.pipe(v.string(), v.maxLength(50_000))),
    v.check((entries) => Object.keys(entries).length > 0),
  ),
});

export type FormDraft = v.InferOutput<typeof formDraftSchema>;

/** UTF-16 units of a draft as JSON: what a page sends while it is closed may have 64 kB, with the lead. */
export const formDraftLimit = 60_000;
