/** The field with the firm's config: a file, an address or pasted JSON ends up in one text, which is checked. */

import { type ConfigReport, checkConfig } from '../../src/check-config/checkConfig';
import { allDefaults } from '../../src/content/business';
import { ConfigError, fetchConfig, readConfig } from '../../src/content/readConfig';
import { specs } from '../../src/specs';
import { __, _n, byId, make, sprintf } from './page';

/** Milliseconds without typing after which a pasted config is checked. */
const TYPING_PAUSE = 400;

const elements = specs.map(({ spec }) => spec);

/** What was found in a text. */
type Finding =
  | { state: 'empty' }
  /** It is no config. The sentence says why. */
  | { state: 'unreadable'; reason: string }
  | { state: 'checked'; report: ConfigReport };

/** Checks the config whenever it changes. A new one with mistakes is not sent. */
export function watchConfig(form: HTMLFormElement): void {
  const json = byId('biosystem-config-json', HTMLTextAreaElement);
  const file = byId('biosystem-config-file', HTMLInputElement);
  const address = byId('biosystem-config-url', HTMLInputElement);
  const load = byId('biosystem-config-load', HTMLButtonElement);
  const remove = byId('biosystem-config-remove', HTMLButtonElement);
  const checkedMark = byId('biosystem-config-checked', HTMLInputElement);
  const report = byId('biosystem-config-report', HTMLElement);
  const status = byId('biosystem-config-state', HTMLElement);

  const saved = json.value;
  const savedStatus = status.textContent;
  let checked = '';
  let finding: Finding = { state: 'empty' };
  let typing: ReturnType<typeof setTimeout> | undefined;

  const isUsable = () => finding.state === 'empty' || mistakesOf(finding).length === 0;

  /** Checks the text as it is now, and says what was found. */
  async function check(): Promise<void> {
    clearTimeout(typing);
    const text = json.value;
    const found = await findIn(text);
    if (text !== json.value) return; // a later check speaks
    finding = found;
    checked = text;
    checkedMark.value = isUsable() ? '1' : '';
    remove.hidden = text === '';
    report.replaceChildren(...reportOf(finding));
    status.textContent = text === saved && isUsable() ? savedStatus : summaryOf(finding);
  }

  function fill(text: string): Promise<void> {
    json.value = text;
    return check();
  }

  function fail(reason: string): void {
    report.replaceChildren(notice(reason, []));
    status.textContent = __('The config was not changed.', 'biosystem-widgets');
  }

  async function open(chosen: File): Promise<void> {
    const text = await chosen.text();
    file.value = ''; // its text is sent instead
    address.value = '';
    await fill(text);
  }

  async function fetchAddress(): Promise<void> {
    load.disabled = true;
    status.textContent = __('Loading…', 'biosystem-widgets');
    try {
      await fill(JSON.stringify(await fetchConfig(address.value), undefined, 2));
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      fail(error.message);
    } finally {
      load.disabled = false;
      load.focus();
    }
  }

  async function checkAndSend(submitter: HTMLElement | null): Promise<void> {
    if (checked !== json.value) await check();
    if (isUsable()) form.requestSubmit(submitter);
    else report.focus();
  }

  json.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(() => void check(), TYPING_PAUSE);
  });
  file.addEventListener('change', () => {
    const chosen = file.files?.[0];
    if (chosen) void open(chosen);
  });
  load.addEventListener('click', () => void fetchAddress());
  // Enter loads the address, instead of saving the settings without what is at it.
  address.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    load.click();
  });
  remove.addEventListener('click', () => {
    address.value = '';
    file.focus();
    void fill('');
  });
  form.addEventListener('submit', (event) => {
    if (json.value === saved || (checked === json.value && isUsable())) return;
    event.preventDefault();
    void checkAndSend(event.submitter);
  });

  if (saved !== '') void check();
}

async function findIn(text: string): Promise<Finding> {
  if (text.trim() === '') return { state: 'empty' };
  try {
    const config = await readConfig(text);
    return { state: 'checked', report: checkConfig(config, { defaults: allDefaults, elements }) };
  } catch (error) {
    return { state: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
  }
}

function mistakesOf(finding: Finding): readonly string[] {
  if (finding.state === 'checked') return finding.report.problems;
  return finding.state === 'unreadable' ? [finding.reason] : [];
}

/** A sentence that screen readers are told. */
function summaryOf(finding: Finding): string {
  if (finding.state === 'empty')
    return __('No config: save the changes to show the built-in example firm.', 'biosystem-widgets');
  const count = mistakesOf(finding).length;
  return count === 0
    ? __('The config has no mistakes. Save the changes to use it.', 'biosystem-widgets')
    : sprintf(
        _n(
          'The config has %s mistake, and cannot be saved.',
          'The config has %s mistakes, and cannot be saved.',
          count,
          'biosystem-widgets',
        ),
        count,
      );
}

/** The mistakes, and below them what is worth knowing. */
function reportOf(finding: Finding): HTMLElement[] {
  const mistakes = mistakesOf(finding);
  const parts =
    mistakes.length > 0 ? [notice(__('Correct this in the config:', 'biosystem-widgets'), mistakes)] : [];
  if (finding.state !== 'checked') return parts;
  const { builtIn, missing, untranslated } = finding.report;
  const notes: [title: string, lines: readonly string[]][] = [
    [__('Still the built-in example’s', 'biosystem-widgets'), builtIn],
    [__('Not named: what needs it shows nothing, or a neutral text', 'biosystem-widgets'), missing],
    [__('Not translated: shown in English', 'biosystem-widgets'), untranslated],
  ];
  return parts.concat(
    notes.flatMap(([title, lines]) =>
      lines.length > 0
        ? [make('details', '', make('summary', '', `${title} (${lines.length})`), list(lines))]
        : [],
    ),
  );
}

function notice(text: string, lines: readonly string[]): HTMLElement {
  const sentence = make('p', '', make('strong', '', text));
  return make(
    'div',
    'notice notice-error inline biosystem-report',
    sentence,
    ...(lines.length > 0 ? [list(lines)] : []),
  );
}

/** The lines of the check, which are English. */
function list(lines: readonly string[]): HTMLElement {
  const items = make('ul', 'ul-disc', ...lines.map((line) => make('li', '', line)));
  items.lang = 'en';
  return items;
}
