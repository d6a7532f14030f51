/** Sends a lead by the code of the widgets, and shows what becomes of it, step by step. */
import { leadSources } from '../../src/domain/leadKinds';
import type { ContactLead } from '../../src/domain/leadSchema';
import { type Delivery, deliver } from '../../src/leads/deliver';
import { newLeadId } from '../../src/leads/leadId';
import { __, byId, make, sprintf } from './page';

/** What the settings page tells its script. */
interface PageSettings {
  /** Where WordPress answers what became of a test lead; its id follows. */
  testUrl: string;
  nonce: string;
  /** Where the widgets send leads. */
  endpoint: string;
  /** Whether that is a lead desk, so that nothing is stored here. */
  isDesk: boolean;
  /** URL of the site. */
  page: string;
  lang: string;
  /** Of the user, who gets what visitors get. */
  email: string;
}

declare global {
  var biosystemSettings: PageSettings;
}

/** What WordPress knows of a test lead. */
interface Status {
  stored: boolean;
  deliveries: LeadDelivery[];
}

/** Where a lead is sent, and whether that worked. */
interface LeadDelivery {
  target: string;
  state: 'pending' | 'sent' | 'failed';
  attempts: number;
  error: string;
}

const isUntried = ({ state, attempts }: LeadDelivery): boolean => state === 'pending' && attempts === 0;

/** Seconds that are waited for WordPress' queue. */
const QUEUE_SECONDS = 30;

/** Lets the button send a test lead. */
export function offerTestLead(): void {
  const button = byId('biosystem-test', HTMLButtonElement);
  const send = async () => {
    // Not disabled: that would take the focus from it.
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    try {
      await sendTestLead(createHops(byId('biosystem-hops', HTMLElement)));
    } finally {
      button.removeAttribute('aria-disabled');
    }
  };
  button.addEventListener('click', () => void send());
}

/** A step that the lead takes. */
interface Hop {
  done(text: string): void;
  fail(text: string, help: string): void;
}

function createHops(container: HTMLElement): (title: string) => Hop {
  const items = make('ol', '');
  container.replaceChildren(items);
  return (title) => {
    const item = make('li', '', make('strong', '', title), ' …');
    items.append(item);
    const show = (className: string, mark: string, ...texts: string[]) => {
      item.className = className;
      item.replaceChildren(
        make('strong', '', `${mark} ${title}`),
        ...texts.map((text) => make('div', '', text)),
      );
    };
    return {
      done: (text) => show('biosystem-hop-ok', '✓', text),
      fail: (text, help) => show('biosystem-hop-failed', '✗', text, help),
    };
  };
}

async function sendTestLead(startHop: (title: string) => Hop): Promise<void> {
  const { endpoint, isDesk } = globalThis.biosystemSettings;
  const lead = testLead();
  const sending = startHop(
    isDesk
      ? __('The browser sends it to the lead desk', 'biosystem-widgets')
      : __('The browser sends it to WordPress', 'biosystem-widgets'),
  );
  const delivery = await deliver({ id: lead.id, body: JSON.stringify(lead) }, endpoint, {
    mayUsePlainText: true,
  });
  if (delivery.status !== 'accepted') {
    sending.fail(reasonOf(delivery), helpFor(delivery, isDesk));
    return;
  }
  sending.done(
    isDesk
      ? __('Accepted. It is in the desk’s list now, as “Test lead”: delete it there.', 'biosystem-widgets')
      : // translators: %s: an id.
        sprintf(__('Accepted, with the ID %s.', 'biosystem-widgets'), lead.id),
  );
  if (!isDesk) await followLead(lead.id, startHop);
}

/** Shows what WordPress makes of a lead that it has taken. */
async function followLead(id: string, startHop: (title: string) => Hop): Promise<void> {
  const storing = startHop(__('WordPress stores it', 'biosystem-widgets'));
  try {
    const status = await ask(id, 'GET');
    if (!status.stored) {
      storing.fail(
        __('It is not in the list of leads.', 'biosystem-widgets'),
        __(
          'Deactivate the plugin and activate it again: that creates its database tables.',
          'biosystem-widgets',
        ),
      );
      return;
    }
    storing.done(__('It is in the list of leads.', 'biosystem-widgets'));
    await followDeliveries(id, status, startHop);
  } catch (error) {
    storing.fail(
      error instanceof Error ? error.message : String(error),
      __('Reload this page and try again.', 'biosystem-widgets'),
    );
    return;
  }
  const cleaning = startHop(__('The test lead is deleted', 'biosystem-widgets'));
  await ask(id, 'DELETE').then(
    () => cleaning.done(__('Your list of leads is as it was.', 'biosystem-widgets')),
    () =>
      cleaning.fail(
        __('It is still in the list of leads.', 'biosystem-widgets'),
        __('Delete it in the list of leads.', 'biosystem-widgets'),
      ),
  );
}

async function followDeliveries(id: string, status: Status, startHop: (title: string) => Hop): Promise<void> {
  const hops = status.deliveries.map(({ target }) => ({ target, hop: startHop(titleOf(target)) }));
  let { deliveries } = await ask(id, 'POST');
  // WordPress may be at it already, by its queue.
  for (let tries = 0; tries < QUEUE_SECONDS && deliveries.some(isUntried); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    ({ deliveries } = await ask(id, 'GET'));
  }
  for (const { target, hop } of hops) {
    const delivery = deliveries.find((one) => one.target === target);
    if (delivery?.state === 'sent') hop.done(sentText(target));
    else hop.fail(delivery?.error || __('It was not sent.', 'biosystem-widgets'), helpForTarget(target));
  }
}

/** @throws Error with a sentence where WordPress does not answer. */
async function ask(id: string, method: 'GET' | 'POST' | 'DELETE'): Promise<Status> {
  const { testUrl, nonce } = globalThis.biosystemSettings;
  const response = await fetch(testUrl + id, { method, headers: { 'X-WP-Nonce': nonce } });
  if (!response.ok)
    throw new Error(
      // translators: %s: an HTTP status, such as 500.
      sprintf(__('WordPress answers with an error (status %s).', 'biosystem-widgets'), response.status),
    );
  return (await response.json()) as Status;
}

function testLead(): ContactLead {
  const { page, lang, email } = globalThis.biosystemSettings;
  return {
    id: newLeadId(),
    kind: 'contact',
    timestamp: new Date().toISOString(),
    source: leadSources.contact,
    page,
    lang,
    fullName: __('Test lead', 'biosystem-widgets'),
    phone: '+1 555 0100',
    email,
    serviceAddress: __('None: this is a test', 'biosystem-widgets'),
    areasOfConcern: __(
      'Sent from the settings of the WordPress plugin, to see whether leads arrive.',
      'biosystem-widgets',
    ),
    secret: newLeadId(),
    revision: 1,
  };
}

function reasonOf(delivery: Exclude<Delivery, { status: 'accepted' }>): string {
  if (delivery.status === 'unproven') {
    const reasons: Record<string, string> = {
      network: __('No answer that a page may read.', 'biosystem-widgets'),
      timeout: __('No answer in time.', 'biosystem-widgets'),
      redirect: __('The address redirects to another one.', 'biosystem-widgets'),
      html: __('The answer is a web page.', 'biosystem-widgets'),
    };
    // translators: %s: such as "http 500".
    return (
      reasons[delivery.reason] ?? sprintf(__('The answer is: %s.', 'biosystem-widgets'), delivery.reason)
    );
  }
  return [
    // translators: %s: an HTTP status, such as 403.
    sprintf(__('Refused (status %s).', 'biosystem-widgets'), delivery.httpStatus),
    ...delivery.errors.map(({ field, message }) => `${field} ${message}.`),
  ].join(' ');
}

/** What to do where a lead was not taken. */
function helpFor(delivery: Exclude<Delivery, { status: 'accepted' }>, isDesk: boolean): string {
  if (delivery.status === 'unproven' && delivery.reason === 'redirect')
    return __(
      'The address of the site in Settings → General must be the one that visitors see: https or not, www or not.',
      'biosystem-widgets',
    );
  if (isDesk)
    return __(
      'Is the desk’s address right, does the desk run, and is this site among its ALLOWED_ORIGINS?',
      'biosystem-widgets',
    );
  if (delivery.status === 'refused' && [401, 403, 404].includes(delivery.httpStatus))
    return __(
      'A security plugin or the server blocks the REST API. Have it let POST requests to /wp-json/biosystem/v1/leads through.',
      'biosystem-widgets',
    );
  if (delivery.status === 'unproven' && delivery.reason === 'http 429')
    return __('Too many leads came from your address. Wait some minutes and try again.', 'biosystem-widgets');
  return __('The server’s error log says more, or its host can tell.', 'biosystem-widgets');
}

function titleOf(target: string): string {
  const titles: Record<string, string> = {
    mail: __('You are notified by email', 'biosystem-widgets'),
    'visitor-mail': __('The visitor gets an email (this time, you do)', 'biosystem-widgets'),
    desk: __('WordPress forwards it to the lead desk', 'biosystem-widgets'),
    webhook: __('WordPress forwards it to the webhook', 'biosystem-widgets'),
  };
  return titles[target] ?? target;
}

function sentText(target: string): string {
  return target.endsWith('mail')
    ? __(
        'The server has accepted the email. If it is neither in the inbox nor in the spam folder within minutes, send WordPress’ emails through an SMTP plugin.',
        'biosystem-widgets',
      )
    : __('Accepted.', 'biosystem-widgets');
}

/** What to do where a delivery failed. */
function helpForTarget(target: string): string {
  if (target.endsWith('mail'))
    return __(
      'This server cannot send email. Set up an SMTP plugin, or ask your host. The leads themselves are safe in the list.',
      'biosystem-widgets',
    );
  return target === 'desk'
    ? __(
        'Is the desk’s address right, and does the desk run? Leads are safe here, and are sent again later.',
        'biosystem-widgets',
      )
    : __(
        'Is the webhook’s address right, and is it switched on? Leads are safe here, and are sent again later.',
        'biosystem-widgets',
      );
}
