/** The owner reads a lead in the inbox, and notes what became of it. */
import { contactLead, PASSWORD, sendLead, startInbox } from '../../support/inbox';
import { expect, test } from '../adapter/test';

test('the owner signs in, finds a lead, changes its state and adds a note', async ({ visitor }, info) => {
  const desk = await startInbox();
  try {
    await sendLead(desk, contactLead({ fullName: 'Ben Okafor', email: 'ben@example.com' }));
    await sendLead(desk, contactLead());
    await visitor.open(`${desk.url}/inbox/`);
    await visitor.label('Password').fill(PASSWORD);
    await visitor.role('button', 'Sign in').press();
    if (info.project.name === 'webkit') {
      // It keeps no Secure cookie of a page without HTTPS, on localhost either, and says what to do.
      await expect
        .poll(async () => (await visitor.role('alert').look())?.text)
        .toContain('Open the inbox by an address that begins with https://.');
      return;
    }
    await visitor.label('Search').fill('okafor');
    await expect.poll(() => visitor.css('ol a').count()).toBe(1);
    await visitor.css('ol a').press();
    await visitor.role('heading', 'Ben Okafor').seen();
    await visitor.css('label:has([value=booked])').press();
    await visitor
      .role('listitem')
      .having(/owner set the state to Booked/)
      .seen();
    await visitor.label('New note').fill('Tuesday at ten');
    await visitor.role('button', 'Add the note').press();
    await visitor
      .role('listitem')
      .having(/Tuesday at ten/)
      .seen();
  } finally {
    await desk.stop();
  }
});
