/**
 * What is said of a target of the benchmark that is missed: why, or what it would cost. By the target's name in
 * `bench/targets.ts`. A target that is met shows no note, so a note may stay. They stand here because the documents import
 * nothing of the benchmark, and because a sentence must not need another measurement.
 */
export const missedTargets: Readonly<Record<string, string>> = {};
