import type { StoreApi } from 'zustand/vanilla';
import { deliver } from '../../leads/deliver';
import { isReachable } from '../../leads/partialLead';
import { fetchToken } from '../../leads/spamToken';
import { toJson } from '../../leads/toJson';
import { safeDocument } from '../../page/safeDocument';
import type { PartialLeadInput, WidgetSettings } from '../spec';
import { recordPage } from './attribution';
import { composePartialLead, recordFirstSeen } from './composeLead';
import { checkOrigin } from './endpointCheck';
import { secretOf } from './revisions';

/** A form that had the focus. */
interface Form {
  store: StoreApi<{ partialLead?: () => PartialLeadInput | undefined }>;
  settings: StoreApi<Pick<WidgetSettings, 'endpoint' | 'guard' | 'abandoned'>>;
}

const forms = new Map<HTMLElement, Form>();
/** The input that was delivered last of each unfinished lead, as JSON, by the lead's id. */
const delivered = new Map<string, string>();
/** The desk's spam tokens by lead id. They are fetched while somebody types: a page that is being left has no time for it. */
const tokens = new Map<string, string | undefined>();

/**
 * Watches a form from its first focus on, and asks its endpoint whether it takes leads from this page. With the `abandoned` attribute and the visitor's consent, its input is delivered
 * as a partial lead whenever the page is left or hidden before the form is sent.
 * @param seenAt when the form was first in the viewport, on the clock of `performance.now()`. @default now
 */
export function watchForm(
  element: HTMLElement,
  { seenAt = performance.now(), ...form }: Form & { seenAt: number | undefined },
): void {
  recordPage();
  recordFirstSeen(element, seenAt);
  const { endpoint } = form.settings.getState();
  if (endpoint) void checkOrigin(element, endpoint);
  if (forms.size === 0) {
    safeDocument.addEventListener('visibilitychange', () => {
      if (safeDocument.visibilityState === 'hidden') deliverAll();
    });
    addEventListener('pagehide', deliverAll);
  }
  forms.set(element, form);
  form.store.subscribe(() => void fetchTokenFor(form));
}

/** The input to deliver; undefined without consent, or without a way to reach the visitor. */
function inputOf({ store, settings }: Form): PartialLeadInput | undefined {
  const input = settings.getState().abandoned ? store.getState().partialLead?.() : undefined;
  return input && isReachable(input) ? input : undefined;
}

async function fetchTokenFor(form: Form): Promise<void> {
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

async function deliverPartial(element: HTMLElement, form: Form): Promise<void> {
  const { endpoint } = form.settings.getState();
  const input = endpoint && inputOf(form);
  if (!input) return;
  const { id } = input;
  const typed = toJson(input);
  if (delivered.get(id) === typed) return;
  const lead = composePartialLead(element, input);
  if (!lead) return;
  const token = tokens.get(id);
  delivered.set(id, typed);
  const guard = token ? { ...lead.guard, token } : lead.guard;
  const body = toJson({ ...lead, guard, secret: secretOf(id) });
  const result = await deliver({ id, body }, endpoint);
  // Where the page was only hidden, the next time tries again.
  if (result.status === 'unproven' && delivered.get(id) === typed) delivered.delete(id);
}
