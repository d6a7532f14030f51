import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTouch } from '../../src/leads/attribution';
import { splitSource, visitSource } from '../../src/leads/visitSource';
import { makeLink, type PlaceName, places } from './links';

const place = 'Door Hanger';

describe('a link', () => {
  it.each([
    [
      'https://bug-off.example/estimate',
      'Spring 2027',
      'https://bug-off.example/estimate?utm_source=Door+Hanger&utm_medium=print&utm_campaign=Spring+2027',
    ],
    [' bug-off.example ', '', 'https://bug-off.example/?utm_source=Door+Hanger&utm_medium=print'],
    [
      'http://localhost:8080/?utm_source=old&utm_campaign=old&q=1#estimate',
      '',
      'http://localhost:8080/?utm_source=Door+Hanger&q=1&utm_medium=print#estimate',
    ],
  ])('to %s of the campaign “%s” has its parameters', (page, campaign, link) => {
    expect(makeLink({ page, place, campaign })).toBe(link);
  });

  it.each(['', 'our site', 'mailto:a@b.example', 'https://'])('leads to no page: “%s”', (page) => {
    expect(makeLink({ page, place, campaign: '' })).toBeUndefined();
  });

  it('is counted by its source and its campaign', () => {
    const words = fc.stringMatching(/^[a-z][a-z0-9]{0,12}( [a-z0-9]{1,8})?$/);
    const names = Object.keys(places) as PlaceName[];
    fc.assert(
      fc.property(fc.constantFrom(...names), words, (name, campaign) => {
        const link = makeLink({ page: 'https://bug-off.example/', place: name, campaign }) ?? '';
        expect(splitSource(visitSource(readTouch(link, '', 0)))).toEqual({
          source: `${name.toLowerCase()} / ${places[name]}`,
          campaign,
        });
      }),
    );
  });
});
