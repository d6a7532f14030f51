import { closestMatch } from './closestMatch';
import type { Report } from './mergeConfig';
import type { Business } from './schema';
import { formFields } from './schema/formFields';

type Estimator = Business['estimator'];

/** How many ids one line lists at most. */
const IDS_SHOWN = 12;

/**
 * The estimator without the items and the preselections whose ids lead nowhere, which no schema of single values can
 * check. Each is reported where the config has it; built-in items whose group a config removed are reported in one line,
 * and so is an estimator that nobody can use.
 *
 * @param estimator complete, as the merge leaves it.
 * @param raw the config's own `estimator`: whatever stands there.
 * @param builtIn what the config was merged into.
 */
export function dropDanglingIds(
  estimator: Estimator,
  raw: unknown,
  builtIn: Estimator,
  report: Report,
): Estimator {
  if (estimator === builtIn) return estimator;
  const own = raw as { items?: { id?: unknown }[]; preselected?: unknown[] };

  const groups = estimator.groups.map(({ id }) => id);
  const items = estimator.items.filter(({ group }) => groups.includes(group));
  const loose = estimator.items.filter(({ group }) => !groups.includes(group));
  if (estimator.items !== builtIn.items) {
    for (const { id, group } of loose) {
      const path = `estimator.items[${own.items?.findIndex((entry) => entry?.id === id)}]`;
      report(() => looseId(`${path}.group`, path, group, groups, 'group'));
    }
  } else if (loose.length > 0) {
    const lost = [...new Set(loose.map(({ group }) => group))];
    report(() => ({
      path: 'estimator.groups',
      message: `lacks ${shorten(lost)}, so ${loose.length} built-in items are left out`,
      expected: 'the groups that the built-in items name, or items of your own',
    }));
  }

  reportLooseConditions(estimator, builtIn, report);

  const ids = items.map(({ id }) => id);
  const preselected = estimator.preselected.filter((id) => ids.includes(id));
  if (estimator.preselected !== builtIn.preselected) {
    // An item that was left out is reported already.
    const known = estimator.items.map(({ id }) => id);
    for (const id of estimator.preselected.filter((entry) => !known.includes(entry))) {
      const path = `estimator.preselected[${own.preselected?.indexOf(id)}]`;
      report(() => looseId(path, path, id, ids, 'item'));
    }
  }

  const firstStep = estimator.groups.filter(({ step }) => step === 'services').map(({ id }) => id);
  if (!items.some(({ group }) => firstStep.includes(group))) {
    const what = own.items?.length === 0 ? 'is empty' : 'has no entry that can be used';
    report(() => ({
      path: 'estimator.items',
      message:
        items.length === 0
          ? `${what}; the estimator offers nothing`
          : 'has no entry in a group of step "services"; nobody gets past step 1',
      expected: 'at least one item in a group of step "services"',
    }));
  }
  return { ...estimator, items, preselected };
}

const forms = ['contact', 'audit', 'quote', 'estimator'] as const;

/** Where topics that a page may lack are optional. */
type Resolved = { [Topic in 'fields' | 'questions' | 'estimator']?: Business[Topic] | undefined };

/**
 * Reports what the order of a form names and the form does not have. It shows the rest in that order.
 * @param raw the config's own `fields`: whatever stands there.
 */
export function reportLooseOrder(
  { fields, questions, estimator }: Resolved,
  raw: unknown,
  builtIn: Business['fields'] | undefined,
  report: Report,
): void {
  if (!fields || !questions || fields === builtIn) return;
  for (const form of forms) {
    const older = form === 'estimator' ? (estimator?.contactQuestions ?? []) : [];
    const known = [...fieldNames(form), ...[...questions[form], ...older].map(({ id }) => id)];
    const own = (raw as { [form: string]: { order?: unknown[] } | undefined })[form]?.order;
    for (const id of fields[form].order?.filter((name) => !known.includes(name)) ?? [])
      report(() =>
        looseId(`fields.${form}.order[${own?.indexOf(id)}]`, 'it', id, known, 'field or question'),
      );
  }
}

const fieldNames = (form: (typeof forms)[number]): string[] =>
  Object.keys(formFields.pipe[0].entries[form].pipe[0].entries).filter((name) => name !== 'order');

type Audit = Business['audit'];

/** The audit without the areas that begin with a choice which no list of the config offers. */
export function dropLooseAreas(audit: Audit, builtIn: Audit, report: Report): Audit {
  if (audit === builtIn) return audit;
  const offered = [...audit.cleaningServices, ...audit.strippingServices, ...audit.protectionServices];
  const isLoose = ({ choice }: Audit['areas'][number]) => !offered.includes(choice);
  // Those of the built-in firm go with the choices that a config replaces.
  if (audit.areas !== builtIn.areas)
    for (const { id, choice } of audit.areas.filter(isLoose))
      report(() => ({
        path: `audit.areas["${id}"].choice`,
        message: `is "${choice}", which no list offers; the area is left out`,
        expected: 'a choice of cleaningServices, strippingServices or protectionServices',
      }));
  return { ...audit, areas: audit.areas.filter((area) => !isLoose(area)) };
}

/** Conditions on what does not exist never hold. */
function reportLooseConditions(estimator: Estimator, builtIn: Estimator, report: Report): void {
  const known = {
    items: estimator.items.map(({ id }) => id),
    groups: estimator.groups.map(({ id }) => id),
    questions: estimator.modifiers.map(({ id }) => id),
  };
  for (const topic of ['modifiers', 'surcharges', 'discounts'] as const) {
    if (estimator[topic] === builtIn[topic]) continue;
    for (const { id, when } of estimator[topic] ?? []) {
      const entry = `estimator.${topic}["${id}"].when`;
      const check = (path: string, ids: readonly string[] = [], existing: string[], what: string) => {
        for (const loose of ids.filter((name) => !existing.includes(name)))
          report(() => looseId(path, 'it', loose, existing, what));
      };
      check(`${entry}.items`, when?.items, known.items, 'item');
      check(`${entry}.groups`, when?.groups, known.groups, 'group');
      check(`${entry}.answers`, Object.keys(when?.answers ?? {}), known.questions, 'question');
    }
  }
}

function looseId(path: string, loss: string, id: string, known: string[], what: string) {
  const meant = closestMatch(id, known);
  return {
    path,
    message: `is "${id}"${meant === undefined ? '' : ` (did you mean "${meant}"?)`}; ${loss} is left out`,
    expected:
      known.length > 0
        ? `the id of an existing ${what}: ${shorten(known)}`
        : `an existing ${what}; there is none`,
  };
}

function shorten(ids: string[]): string {
  const shown = ids.slice(0, IDS_SHOWN).map((id) => `"${id}"`);
  return [...shown, ...(ids.length > IDS_SHOWN ? ['…'] : [])].join(', ');
}
