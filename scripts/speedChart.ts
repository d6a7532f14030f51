/** The chart of README that shows what `npm run bench` measured. */
import { formatFigure, type SpeedResults } from './speedTable';

interface Bar {
  readonly label: string;
  readonly scenario: string;
  readonly isOurs?: boolean;
}

interface Panel {
  readonly title: string;
  /** The first ends the dark part of a bar, the second the whole bar. */
  readonly metrics: readonly [string, string];
  readonly bars: readonly Bar[];
}

export const panels: readonly Panel[] = [
  {
    title: 'Home page: first contentful paint, then largest contentful paint',
    metrics: ['firstContentfulPaint', 'largestContentfulPaint'],
    bars: [
      { label: 'HTML and CSS, no script', scenario: 'static page' },
      { label: 'BioSystem', scenario: 'home', isOurs: true },
      { label: 'Astro, Preact islands', scenario: 'Astro page' },
    ],
  },
  {
    title: 'Estimator in another page: first choice ticked, then next step shown',
    metrics: ['firstChoiceTicked', 'nextStepShown'],
    bars: [
      { label: 'Custom element by hand', scenario: 'hand-written element' },
      { label: 'BioSystem', scenario: 'estimator', isOurs: true },
      { label: 'React', scenario: 'bare React' },
      { label: 'SurveyJS', scenario: 'SurveyJS' },
    ],
  },
];

/** Lengths in px. */
const WIDTH = 760;
const MARGIN = 20;
const BARS_FROM = 220;
const LONGEST_BAR = 390;
const ROW = 26;
const BAR = 16;
const TITLE = 34;
const PANEL_GAP = 18;

const style = `
text{font:14px system-ui,sans-serif;fill:#1f2a24}
.title{font-weight:600}
.label{text-anchor:end}
.ours{font-weight:700}
.card{fill:#fff;stroke:#d0d7de}
.first{fill:#6b7a72}
.second{fill:#c3ccc7}
.ours.first{fill:#1f7a45}
.ours.second{fill:#8fcea9}
@media (prefers-color-scheme:dark){
text{fill:#e6edf3}
.card{fill:#0d1117;stroke:#30363d}
.first{fill:#9aa7a0}
.second{fill:#4b5650}
.ours.first{fill:#4cc07d}
.ours.second{fill:#1f6b40}
}
`;

interface Measured extends Bar {
  readonly first: number;
  readonly second: number;
}

/** The bars whose figures were measured. */
function measure({ figures: measured }: SpeedResults, { bars, metrics }: Panel): Measured[] {
  return bars.flatMap((bar) => {
    const [first, second] = metrics.map((metric) => measured[bar.scenario]?.[metric]?.median);
    return first === undefined || second === undefined ? [] : [{ ...bar, first, second }];
  });
}

const figures = ({ first, second }: Measured): string =>
  `${formatFigure(first, 'ms').replace(' ms', '')}, ${formatFigure(second, 'ms')}`;

/** The chart's figures as a sentence for who does not see it. */
export const speedChartText = (results: SpeedResults): string =>
  panels
    .map((panel) => {
      const bars = measure(results, panel).map((bar) => `${bar.label} ${figures(bar)}`);
      return `${panel.title}. ${bars.join('; ')}.`;
    })
    .join(' ');

/** An SVG with a horizontal bar for each peer, for light and dark pages. Bars that were not measured are left out. */
export function speedChart(results: SpeedResults): string {
  let top = MARGIN;
  const shapes = panels.flatMap((panel) => {
    const bars = measure(results, panel);
    const scale = LONGEST_BAR / Math.max(...bars.map(({ first, second }) => Math.max(first, second)));
    const title = `<text class="title" x="${MARGIN}" y="${top + 16}">${panel.title}</text>`;
    const from = top + TITLE;
    top = from + bars.length * ROW + PANEL_GAP;
    return [title, ...bars.map((bar, index) => row(bar, from + index * ROW, scale))];
  });
  const height = top - PANEL_GAP + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
    `<style>${style}</style>`,
    `<rect class="card" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8"/>`,
    ...shapes,
    '</svg>\n',
  ].join('\n');
}

function row(bar: Measured, y: number, scale: number): string {
  const ours = bar.isOurs ? ' ours' : '';
  const [first, whole] = [bar.first, Math.max(bar.first, bar.second)].map((ms) => Math.round(ms * scale));
  const rect = (name: string, width = 0) =>
    `<rect class="${name}${ours}" x="${BARS_FROM}" y="${y}" width="${width}" height="${BAR}"/>`;
  const text = (name: string, x: number, content: string) =>
    `<text class="${name}${ours}" x="${x}" y="${y + 13}">${content}</text>`;
  return [
    text('label', BARS_FROM - 10, bar.label),
    rect('second', whole),
    rect('first', first),
    text('figures', BARS_FROM + (whole ?? 0) + 8, figures(bar)),
  ].join('');
}
