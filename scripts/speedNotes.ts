/**
 * What is said of a target of the benchmark that is missed: why, or what it would cost. By the target's name in
 * `bench/targets.ts`. A target that is met shows no note, so a note may stay. They stand here because the documents import
 * nothing of the benchmark, and because a sentence must not need another measurement.
 */
export const missedTargets: Readonly<Record<string, string>> = {
  'Home: first contentful paint':
    'Home has 32 kB of HTML, compressed, where the static page has 6: each widget brings its markup and its styles. One style sheet for all that lies below the first screens was tried: 25 kB of HTML and 10 of styles, and neither paint nor blocking time changed by more than the noise.',
  'Home: total blocking time before any interaction':
    'The end of parsing, in which the browser evaluates the loader and lays out the first screens in the same task; then the largest section that is laid out while the page is idle.',
  'Home: script until the load event':
    'The loader is 6 kB. The rest is `deferred.js`, which the load event itself fetches.',
  'Embedded: first contentful paint of the host page': 'The snippet preloads the snapshot beside the script.',
  'Embedded: largest contentful paint of the host page':
    'The host’s picture shares the line with 15 kB of script: 75 of the 152 ms, at 1.6 Mbit/s.',
  'Embedded: first step visible':
    '18 kB more are downloaded before, 90 ms at 1.6 Mbit/s; evaluating the snapshot and building 130 elements takes 24 ms. The element by hand has no themes, messages or right-to-left layout.',
  'Embedded: first choice ticked': 'It follows at once; the step is visible later.',
  'A config of 100 items and 20 questions: next step shown':
    'A config has no snapshot, so no second step either: it waits for React, and what it is compared with no longer does.',
  'Embedded: script before any interaction':
    'The second step is 1.5 kB of it, the headers of three answers over HTTP/1.1 are 1.1 kB.',
  'Embedded: script after all steps':
    'React is 58 kB of it. 90 kB would leave 32 for the loader, the snapshot and a widget that has 54 with what it shares.',
  'Embedded: total blocking time before any interaction':
    'One task: layout and first paint of the step, 44 of its 71 ms layout.',
  'Embedded: interaction to next paint, 95th percentile':
    'The worst of ten presses count: those that show a step. In a trace of one such press React took 126 of 308 ms, the styles of its 200 elements 84. A reset without pseudo-elements was tried: no difference.',
  'Estimator: longest task without the evaluation of react-dom':
    'Not traced since rendering is a transition. Before, it was the evaluation of the widget’s module, which defines the class.',
  'Home: longest task without the evaluation of react-dom':
    'In a trace of loading: the end of parsing with the loader, and layouts of whole sections. What hydrates afterwards was not traced.',
  'many contact forms: CPU time of one more, after 10':
    '1.20 when it was measured with four rounds, on another day.',
};
