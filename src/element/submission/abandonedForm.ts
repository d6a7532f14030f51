import type { StoreApi } from 'zustand/vanilla';
import type { FormDraft } from '../../domain/formDraft';
import type { PartialLead } from '../../domain/leadSchema';
import { deliver } from '../../leads/deliver';
import { truncateTexts } from '../../leads/partialLead';
import { isReachable } from '../../leads/reachable';
import { fetchToken } from '../../leads/spamToken';
import { toJson } from '../../leads/toJson';
import { safeDocument } from '../../page/safeDocument';
import { attempt } from '../../page/storage';
import { elementDraftPrefix } from '../../page/storageKeys';
import type { PartialLeadInput, WidgetSettings } from '../spec';
import { isSubmitted, stamp } from './composeLead';
import { secretOf } from './revisions';

/** A form that had the focus. */
export interface WatchedForm {
  store: StoreApi<{ partialLead?: () => PartialLeadInput | undefined }>;
  settings: StoreApi<Pick<WidgetSettings, 'endpoint' | 'guard' | 'abandoned'>>;
}

const forms = new Map<HTMLElement, WatchedForm>();
/** The input that was delivered last of each unfinished lead, as JSON, by the lead's id. */
const delivered = new Map<string, string>();
/** The desk's spam tokens by lead id. They are fetched while somebody types: a page that is being left has no time for it. */
const tokens = new Map<string, string | undefined>();

/**
 * Delivers a form's input as a partial lead whenever the page is left or hidden before the form is sent: with the `abandoned`
 * attribute and the visitor's consent.
 */
export function deliverAbandoned(element: HTMLElement, form: WatchedForm): void {
  if (forms.size === 0) {
    safeDocument.addEventListener('visibilitychange', () => {
      if (safeDocument.visibilityState === 'hidden') deliverAll();
      else sayPresent();
    });
    addEventListener('pagehide', deliverAll);
  }
  forms.set(element, form);
  form.store.subscribe(() => void fetchTokenFor(form));
  void fetchTokenFor(form); // what was typed before
}

/** The input to deliver; undefined without consent, or without a way to reach the visitor. */
function inputOf({ store, settings }: WatchedForm): PartialLeadInput | undefined {
  const input = settings.getState().abandoned ? store.getState().partialLead?.() : undefined;
  return input && isReachable(input) ? input : undefined;
}

async function fetchTokenFor(form: WatchedForm): Promise<void> {
  const { guard } = form.settings.getState();
  const id = guard && inputOf(form)?.id;
  if (!id || tokens.has(id)) return;
  tokens.set(id, undefined);
  tokens.set(id, await fetchToken(id, guard).catch(() => undefined));
}

function deliverAll(): void {
  for (const [element, form] of forms) {
    void deliverPartial(element, form);
    if (!element.isConnected) forms.delete(element);
  }
}

/** The visitor is back: nobody is told yet that they have left, and the next time that they leave counts anew. */
function sayPresent(): void {
  for (const [element, form] of forms) {
    const input = inputOf(form);
    if (!input || !delivered.delete(input.id)) continue;
    void deliverPartial(element, form, { present: true });
    delivered.delete(input.id);
  }
}

/** What the browser holds of the form, without photos, which are too large to be sent while the page closes. */
function draftOf(element: HTMLElement): FormDraft | undefined {
  // In a frame, the visitor's page is another one, which has no script of ours that could restore it.
  if (!element.isConnected || safeDocument.documentElement.dataset['bioPage']) return undefined;
  return attempt(() => {
    for (const isOverlay of [false, true]) {
      const prefix = elementDraftPrefix(element, isOverlay);
      const entries = Object.keys(sessionStorage)
        .map((key) => [key, sessionStorage.getItem(key) ?? ''] as const)
        .filter(([key, text]) => key.startsWith(prefix) && !/"data:\w/.test(text))
        .map(([key, text]) => [key.slice(prefix.length), text]);
      if (entries.length > 0) return { prefix, entries: Object.fromEntries(entries) as FormDraft['entries'] };
    }
    return undefined;
  });
}

async function deliverPartial(
  element: HTMLElement,
  form: WatchedForm,
  more: { present?: true } = {},
): Promise<void> {
  const { endpoint } = form.settings.getState();
  const input = endpoint && inputOf(form);
  if (!input) return;
  const { id } = input;
  const typed = toJson(input);
  if (delivered.get(id) === typed) return;
  if (isSubmitted(id)) return;
  const lead: PartialLead = { ...truncateTexts(input), partial: true, ...stamp(element, input) };
  const token = tokens.get(id);
  delivered.set(id, typed);
  const guard = token ? { ...lead.guard, token } : lead.guard;
  const body = toJson({ ...lead, guard, ...more, draft: draftOf(element), secret: secretOf(id) });
  const result = await deliver({ id, body }, endpoint);
  // Where the page was only hidden, the next time tries again.
  if (result.status === 'unproven' && delivered.get(id) === typed) delivered.delete(id);
}
