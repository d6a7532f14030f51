import { expect, test } from 'vitest';
import spanish from '../../demo/public/business.es.json' with { type: 'json' };
import english from '../../demo/public/business.json' with { type: 'json' };

test.each([
  ['English', english.audit],
  ['Spanish', spanish.audit],
])('in %s, each area of the audit begins with a choice that is offered', (_, audit) => {
  const offered = [...audit.cleaningServices, ...audit.strippingServices, ...audit.protectionServices];
  for (const { choice } of audit.areas) expect(offered).toContain(choice);
});
