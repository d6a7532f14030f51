import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFields, fieldBlocks } from './formatFields';
import { englishStyle, wordingFor } from './messages';
import { renderText } from './renderMail';

const wording = wordingFor(englishStyle, undefined);
const formatFields = (fields: object) => renderText(fieldBlocks(describeFields(fields, wording), wording));

describe('the fields of a lead in a mail', () => {
  it('are labeled, nested ones indented, empty ones left out', () => {
    expect(
      formatFields({
        fullName: 'Ana Ruiz',
        serviceAddress: '12 Oak Lane\nRoswell',
        hearAboutUs: '',
        propertyInfo: { type: 'Townhome', stories: '3+', sqft: 2400, condition: null },
        attribution: { first: {}, last: { utm_source: 'news' } },
        selectedServices: [{ id: 'biorinse', name: 'BioRinse', selected: true }],
        preferredDays: ['Monday', 'Friday'],
        smsConsent: false,
        estimate: { min: 275, max: 1495 },
        ownField: 'kept',
      }),
    ).toBe(
      [
        'Name: Ana Ruiz',
        'Service address: 12 Oak Lane',
        '  Roswell',
        'Property info:',
        '  Type: Townhome',
        '  Stories: 3+',
        '  Square feet: 2,400',
        'How they found us:',
        '  Last visit:',
        '    Utm_source: news',
        'Selected services:',
        '  - BioRinse (Id: biorinse; Selected: yes)',
        'Preferred days:',
        '  - Monday',
        '  - Friday',
        'May be texted (SMS): no',
        'Estimate:',
        '  From: 275',
        '  To: 1,495',
        'Own field: kept',
        '',
      ].join('\n'),
    );
  });

  it('cannot be forged by what is typed, nor turn the reader’s text around', () => {
    expect(formatFields({ notes: 'x\nPhone: 1\r\u202eEmail: 2\0', 'a\nPhone': '3' })).toBe(
      'Notes: x\n  Phone: 1\n  \\u202eEmail: 2\\u0000\nA\\u000a phone: 3\n',
    );
    fc.assert(
      fc.property(fc.json(), (json) => {
        const text = formatFields({ own: JSON.parse(json) });
        for (const line of text.split('\n').filter(Boolean)) expect(line).toMatch(/^(?:Own:| {2})/);
        expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});
