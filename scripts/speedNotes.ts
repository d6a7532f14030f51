/**
 * What is said of a target of the benchmark that is missed: why, or what it would cost. By the target's name in
 * `bench/targets.ts`. A target that is met shows no note, so a note may stay. They stand here because the documents import
 * nothing of the benchmark, and because a sentence must not need another measurement.
 */
export const missedTargets: Readonly<Record<string, string>> = {
  'Home: first contentful paint':
    'Home has 27 kB of HTML, compressed, where the static page has 8. What it costs was measured by leaving parts out (medians of six rounds in turn, 696 ms whole): without all below the first screens 638 ms, without the section after the hero 652, without the header too 588. In a trace, opening the page and parsing up to the first screens take 180 ms of the slowed processor, scanning the rest for files to fetch 66, style, layout and paint of the first frame 134.',
  'Home: total blocking time before any interaction':
    'The end of parsing: the sections below the first screens, the loader, and the layout that the browser asks for to fill in forms, in one task. It was 261 to 387 ms before those sections shared a style sheet (same machine, runs of six and nine rounds), and is 15 ms without the sections.',
  'Home: script until the load event':
    'The loader is 6 kB. The rest is `deferred.js`, which the load event itself fetches.',
  'Audit wizard opens, code prefetched':
    'Until 2026-11-26 the browser styled all of home anew before it showed the dialog, 100 of 322 ms; now only what is in view: 188 ms, medians of nine openings each in turn. What is left is the dialog’s own style and layout, 80 elements, and the paint.',
  'Estimator panel: interaction to next paint':
    '48 to 152 ms in the rounds of this run; medians of other runs were 80 ms (2026-11-25) and 104 to 128 ms (2026-11-26).',
  'Embedded: first contentful paint of the host page': 'The snippet preloads the snapshot beside the script.',
  'Embedded: largest contentful paint of the host page':
    'The host’s picture shares the line with 15 kB of script, 75 ms at 1.6 Mbit/s.',
  'Embedded: first step visible':
    '18 kB more are downloaded before, 90 ms at 1.6 Mbit/s; evaluating the snapshot and building 130 elements takes 24 ms, their layout 41 to 66 (traces). In 23 to 30 of these the browser asks another process for fonts, as Chromium does on Linux: for six sizes and weights where the element by hand has three. With 118 elements instead of 154 (an icon one path, the tick by a style) nothing was faster in 16 loads each. The element by hand has no icons, themes, messages or right-to-left layout.',
  'Embedded: first choice ticked': 'It follows at once; the step is visible later.',
  'A config of 100 items and 20 questions: next step shown':
    'A config has no snapshot, so no second step either: it waits for React, and what it is compared with no longer does. It took 2,987 ms in the run before all was fetched at once (2026-11-26).',
  'Embedded: script before any interaction':
    'The second step is 1.5 kB of it, the headers of three answers over HTTP/1.1 are 1.1 kB.',
  'Embedded: script after all steps':
    'React is 58 kB of it. 90 kB would leave 32 for the loader, the snapshot and a widget that has 54 with what it shares.',
  'Embedded: total blocking time before any interaction':
    'One task: layout and first paint of the step, 41 to 66 of its 62 to 88 ms layout.',
  'Embedded: interaction to next paint, 95th percentile':
    'The worst of ten presses count: those that show a step. In the run before, both took longer (291 and 218 ms), the peer twice as long. In a trace of one such press React took 126 of 308 ms, the styles of its 200 elements 84. A reset without pseudo-elements was tried: no difference. The second press comes while React hydrates, which it makes React finish at once (60 to 86 of 184 ms). Kept from React, with the second step shown without it, the press took 115 ms, but the presses after it longer: no difference in sum, nor in the worst.',
  'Estimator: longest task without the evaluation of react-dom':
    'Layout and paint of the first step: 62 to 88 ms in four traces. The evaluation of the widget’s module takes 50 to 54, React’s rendering 52 to 60, react-dom 57 to 125.',
  'Home: longest task without the evaluation of react-dom':
    'The first layout and paint: 83 to 94 ms in two traces, of which style 20 to 27 and layout 45 to 49. The layout of the service cards takes 57 to 67 while the browser is idle: five grids in containers of their own. Without their pictures, icons, balanced lines or containers it takes 78 to 100 % of that.',
};
