import { complete } from '../content/defaults';
import { defaultsOf, resolveSettings } from '../element/settings';
import type {
  CommonSettings,
  LeadInput,
  LeadOutcome,
  OutcomeListener,
  SubmitResult,
  WidgetFacts,
  WidgetSpec,
  WidgetTools,
} from '../element/spec';
import { DEFAULT_LANGUAGE } from '../page/language';

interface FakeToolsOptions<S extends WidgetSpec> {
  /** Raw values of the element's own attributes, by property name. */
  attributes?: Readonly<Record<string, string | undefined>>;
  /** Common attributes, `lang` for example. */
  common?: Partial<CommonSettings>;
  /** Topics that replace the built-in facts. */
  facts?: Partial<WidgetFacts<S>>;
  /** Entries of the draft storage by name, as JSON. Passed to a second store, it is a reload of the page. */
  session?: Map<string, string>;
  /** UTF-16 units that the draft storage holds in all. @default no limit */
  draftLimit?: number;
  /** Results of the submitted leads in their order. @default accepted */
  results?: readonly SubmitResult['status'][];
  /** Every submission is pending until this settles. */
  response?: Promise<unknown>;
  /** What became of leads of earlier pages, or of this one before a reload. */
  outcomes?: readonly LeadOutcome[];
  /** Nothing is queued on the device. @default false */
  outboxEmpty?: boolean;
}

/** What a store has done with its tools, in order. */
interface FakeTools<S extends WidgetSpec> {
  tools: WidgetTools<S>;
  leads: LeadInput[];
  events: [name: string, detail: unknown][];
  tracked: [name: string, params: Record<string, string | number>][];
  requestedServices: string[];
  errors: [code: string, message: string][];
  session: Map<string, string>;
  /** The outcome of a queued lead becomes known. @param id @default the last one's */
  settle: (status: LeadOutcome['status'], id?: string) => void;
  /** Ids of the outcomes that the visitor has seen. */
  told: Set<string>;
}

/**
 * The tools of a store without a DOM: settings from the spec's defaults, and a record of every call.
 *
 * ```ts
 * const { tools, leads } = createFakeTools(spec, { facts: { audit }, results: ['queued'] });
 * const { getState } = createAuditWizardStore(tools);
 * ```
 */
export function createFakeTools<S extends WidgetSpec>(
  spec: S,
  {
    attributes = {},
    common = {},
    facts = {},
    session = new Map(),
    draftLimit = Number.POSITIVE_INFINITY,
    results = [],
    response,
    outcomes = [],
    outboxEmpty = false,
  }: FakeToolsOptions<S> = {},
): FakeTools<S> {
  const settings = resolveSettings(
    spec,
    (property) => attributes[property] ?? null,
    { endpoint: undefined, phone: undefined, lang: DEFAULT_LANGUAGE, ...common },
    { facts: { ...complete(defaultsOf(spec)), ...facts }, configState: 'usable' },
  );
  const known = [...outcomes];
  let listener: OutcomeListener | undefined;
  const passOn = () => {
    for (const outcome of known)
      if (listener?.settle(outcome) || (!calls.told.has(outcome.id) && listener?.notify(outcome)))
        calls.told.add(outcome.id);
  };
  const calls: Omit<FakeTools<S>, 'tools'> = {
    leads: [],
    events: [],
    tracked: [],
    requestedServices: [],
    errors: [],
    session,
    settle(status, id = calls.leads.at(-1)?.id ?? '') {
      known.push({ id, status, timestamp: '2030-01-31T12:00:00.000Z' });
      passOn();
    },
    told: new Set(),
  };
  const tools: WidgetTools<S> = {
    settings: () => settings,
    async submitLead(lead) {
      calls.leads.push(structuredClone(lead));
      const status = results[calls.leads.length - 1] ?? 'accepted';
      await response;
      return { status, httpStatus: 400, errors: [], reason: '' };
    },
    followOutcomes(given) {
      listener = given;
      passOn();
      if (outboxEmpty) given.lose((id) => known.some((outcome) => outcome.id === id));
      return passOn;
    },
    emit: (name, detail) => calls.events.push([name, detail]) > 0,
    track: (name, params) => void calls.tracked.push([name, params]),
    requestService: (service) => void calls.requestedServices.push(service),
    reportError: (code, message) => void calls.errors.push([code, message]),
    drafts: {
      read: (name) => JSON.parse(session.get(name) ?? 'null') ?? undefined,
      write(name, value) {
        session.delete(name);
        const text = JSON.stringify(value);
        const used = [...session.values()].reduce((sum, entry) => sum + entry.length, 0);
        if (used + text.length <= draftLimit) session.set(name, text);
        return session.has(name);
      },
      clear: () => session.clear(),
    },
  };
  return { tools, ...calls };
}
