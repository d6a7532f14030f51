/** What the API offers. Its routes are made from this list, and so is its OpenAPI document. */
import * as v from 'valibot';
import { leadKinds } from '../../src/domain/leadKinds';
import { leadStates } from '../../src/domain/leadStates';
import { newNote, newState } from '../inbox/changeLead';
import { filterSchema } from '../inbox/listLeads';
import type { Scope } from './tokens';

const described = (text: string) => v.pipe(v.string(), v.description(text));
const instant = (text: string) => v.pipe(v.string(), v.isoTimestamp(), v.description(text));

/** Leads of a page. */
const [usualPage, largestPage] = [50, 100];

const limit = v.pipe(
  described(`Leads of the page, from 1 to ${largestPage}; ${usualPage} without it.`),
  v.regex(/^\d{1,3}$/, `Give a whole number from 1 to ${largestPage}.`),
  v.transform(Number),
  v.minValue(1, `Give a whole number from 1 to ${largestPage}.`),
  v.maxValue(largestPage, `Give a whole number from 1 to ${largestPage}.`),
);

export const leadRecord = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: v.pipe(v.picklist(leadKinds), v.description('The form that sent it.')),
  state: v.pipe(v.picklist(leadStates), v.description('How far the firm has got with it.')),
  amount: v.optional(
    v.pipe(
      v.number(),
      v.description('What a won job is worth, in the firm’s currency, where somebody has said.'),
    ),
  ),
  receivedAt: instant('When it was first received.'),
  updatedAt: instant('When the visitor last changed it.'),
  suspect: v.optional(described('Why it looks like spam.')),
  partial: v.optional(
    v.pipe(
      v.literal(true),
      v.description('A form that was left before it was sent, with permission to call.'),
    ),
  ),
  name: described('Empty where none was given, as in the next three.'),
  email: v.string(),
  phone: described('As it was typed.'),
  address: v.string(),
  price: v.optional(
    v.pipe(
      v.object({
        min: v.number(),
        max: v.number(),
        from: v.optional(v.pipe(v.literal(true), v.description('Only the least was said.'))),
        currency: described('ISO 4217'),
      }),
      v.description('What the visitor saw.'),
    ),
  ),
  appointment: v.optional(
    v.object({
      start: instant('In UTC, as the end.'),
      end: v.string(),
      state: v.picklist(['booked', 'requested', 'canceled', 'no-show']),
      crew: described('Empty where crews have no names.'),
    }),
  ),
  files: v.pipe(v.array(v.string()), v.description('Names of its photos and files.')),
  lead: v.pipe(
    v.looseObject({}),
    v.description('Every field as it was sent, with the names of files in the place of their content.'),
  ),
});
export type LeadRecord = v.InferOutput<typeof leadRecord>;

const leadPage = v.object({
  data: v.array(leadRecord),
  next: v.optional(described('The `cursor` of the next page. The last page has none.')),
});

const reminders = v.pipe(
  v.boolean(),
  v.description('Whether it is also called before appointments, with `lead.reminder`.'),
);
const subscription = v.object({
  id: v.pipe(v.string(), v.uuid()),
  url: v.string(),
  reminders,
  createdAt: instant('When it was made.'),
});
export type Subscription = v.InferOutput<typeof subscription>;
const newSubscription = v.strictObject({
  url: v.pipe(described('Where the desk sends leads: public, with https.'), v.maxLength(2_000)),
  reminders: v.optional(reminders, false),
});

const { state, kind, suspect, from, to } = filterSchema.entries;
/** The description comes first: what is sent is described, not what is made of it. */
const received = ({ wrapped }: typeof from, text: string) =>
  v.optional(v.pipe(described(`${text}, in ISO 8601, such as \`2030-01-31\`.`), wrapped));

export interface Operation {
  method: 'get' | 'post' | 'delete';
  /** Below `/api/v1`; `{id}` is the id of a lead, or of a subscription. */
  path: string;
  summary: string;
  scope: Scope | 'subscribe';
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** Of the answer's JSON. Left out: there is none. */
  answer?: v.GenericSchema;
  /** The answer is a file. */
  isFile?: true;
  /** It is answered with 201. */
  creates?: true;
}

export const operations = {
  listLeads: {
    method: 'get',
    path: '/leads',
    summary: 'Leads, newest first, in pages. Without `suspect`, those that look like spam are left out.',
    scope: 'read',
    query: v.strictObject({
      limit: v.optional(limit, String(usualPage)),
      cursor: v.optional(described('`next` of the page before.'), ''),
      q: v.optional(described('Words of the lead: a name, a number, an address.'), ''),
      kind,
      state,
      suspect,
      from: received(from, 'Received then or later'),
      to: received(to, 'Received before'),
    }),
    answer: leadPage,
  },
  readLead: {
    method: 'get',
    path: '/leads/{id}',
    summary: 'One lead.',
    scope: 'read',
    answer: leadRecord,
  },
  readFile: {
    method: 'get',
    path: '/leads/{id}/files/{name}',
    summary: 'A photo or file of a lead.',
    scope: 'read',
    isFile: true,
  },
  changeState: {
    method: 'post',
    path: '/leads/{id}/state',
    summary: 'Says how far the firm has got with a lead, and what a won job is worth.',
    scope: 'write',
    body: newState,
  },
  addNote: {
    method: 'post',
    path: '/leads/{id}/notes',
    summary: 'Adds a note to a lead, which the inbox shows.',
    scope: 'write',
    body: newNote,
  },
  subscribe: {
    method: 'post',
    path: '/subscriptions',
    summary:
      'Has the desk call an address with each lead, as a webhook. The answer has its secret, this once.',
    scope: 'subscribe',
    body: newSubscription,
    answer: v.object({
      ...subscription.entries,
      secret: described('By which the receiver checks signatures, as Standard Webhooks says.'),
    }),
    creates: true,
  },
  listSubscriptions: {
    method: 'get',
    path: '/subscriptions',
    summary: 'What this token has subscribed to.',
    scope: 'subscribe',
    answer: v.object({ data: v.array(subscription) }),
  },
  unsubscribe: {
    method: 'delete',
    path: '/subscriptions/{id}',
    summary: 'Ends a subscription of this token.',
    scope: 'subscribe',
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

/** What was asked for, checked by the operation's schemas. */
type Sent<Of extends Operation, Part extends 'query' | 'body'> = Of[Part] extends v.GenericSchema
  ? v.InferOutput<Of[Part]>
  : undefined;
export interface Call<Id extends OperationId> {
  query: Sent<(typeof operations)[Id], 'query'>;
  body: Sent<(typeof operations)[Id], 'body'>;
}
