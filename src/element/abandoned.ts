import type { StoreApi } from 'zustand/vanilla';
import { deliver } from '../leads/deliver';
import { fetchToken } from '../leads/guard';
import { isReachable } from '../leads/partial';
import { composePartial, noteSight } from './composeLead';
import type { PartialDraft, WidgetSettings } from './spec';

/** A form that the visitor came into. */
interface Form {
  store: StoreApi<{ partial?: () => PartialDraft | undefined }>;
  settings: StoreApi<Pick<WidgetSettings, 'endpoint' | 'guard' | 'abandoned'>>;
}

const forms = new Map<HTMLElement, Form>();
/** What was last delivered of each unfinished lead, by its id. */
const delivered = new Map<string, string>();
/** The desk's tokens by lead id, asked for in time: there is none to be had while a page is being left. */
const tokens = new Map<string, string | undefined>();

/**
 * Attends to a form from the moment somebody comes into it. Where the page wants it and the visitor allows it, what is
 * typed is delivered whenever the page is left or hidden before the form is sent.
 * @param seenAt when it was first in view, as `performance.now()` counts; left out: only now.
 */
export function attend(
  element: HTMLElement,
  { seenAt = performance.now(), ...form }: Form & { seenAt: number | undefined },
): void {
  noteSight(element, seenAt);
  if (forms.size === 0) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') leave();
    });
    addEventListener('pagehide', leave);
  }
  forms.set(element, form);
  form.store.subscribe(() => void askForToken(form));
}

function draftOf({ store, settings }: Form): PartialDraft | undefined {
  const draft = settings.getState().abandoned ? store.getState().partial?.() : undefined;
  return draft && isReachable(draft) ? draft : undefined;
}

async function askForToken(form: Form): Promise<void> {
  const { guard } = form.settings.getState();
  const id = guard && draftOf(form)?.id;
  if (!id || tokens.has(id)) return;
  tokens.set(id, undefined);
  tokens.set(id, await fetchToken(id, guard).catch(() => undefined));
}

function leave(): void {
  for (const [element, form] of forms) {
    void deliverPartial(element, form);
    if (!element.isConnected) forms.delete(element);
  }
}

async function deliverPartial(element: HTMLElement, form: Form): Promise<void> {
  const { endpoint } = form.settings.getState();
  const draft = endpoint && draftOf(form);
  if (!draft) return;
  const { id } = draft;
  const typed = JSON.stringify(draft);
  if (delivered.get(id) === typed) return;
  const lead = composePartial(element, draft);
  if (!lead) return;
  const token = tokens.get(id);
  delivered.set(id, typed);
  const result = await deliver(
    JSON.stringify(token ? { ...lead, guard: { ...lead.guard, token } } : lead),
    endpoint,
  );
  // The page was only hidden: the next time it is tried again.
  if (result.status === 'unproven' && delivered.get(id) === typed) delivered.delete(id);
}
