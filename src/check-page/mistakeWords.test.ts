import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { report } from './mistakeWords';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  warn.mockClear();
});

const NAMES = ['contact-form', 'estimator'];

function said(
  { localName, id = '', isConnected = true }: { localName: string; id?: string; isConnected?: boolean },
  leadKind?: string,
  isMistaken = () => true,
): string[] {
  report({ localName, id, isConnected } as Element, isMistaken, { widgetNames: NAMES, leadKind });
  vi.runAllTimers();
  return warn.mock.calls.map(([line]) => String(line));
}

describe('an unknown tag', () => {
  test('that is near a widget’s is told with it, once', () => {
    expect(said({ localName: 'bio-contactform', id: 'a' })).toEqual([
      '<bio-contactform id="a"> is no widget, so it shows nothing. Did you mean <bio-contact-form>?',
    ]);
    expect(said({ localName: 'bio-contactform', id: 'b' })).toHaveLength(1);
  });

  test('that is near none is told without a guess', () =>
    expect(said({ localName: 'bio-molecule-viewer' })).toEqual([
      expect.stringMatching(/is no widget.*a script that defines this element/),
    ]));

  test('whose element has been defined or removed meanwhile is not told', () => {
    expect(said({ localName: 'bio-late' }, undefined, () => false)).toEqual([]);
    expect(said({ localName: 'bio-late', isConnected: false })).toEqual([]);
  });
});

describe('a form without an endpoint', () => {
  test('that books says that visitors read an error', () =>
    expect(said({ localName: 'bio-contact-form' }, 'contact')).toEqual([
      expect.stringMatching(/^<bio-contact-form> has no endpoint.*they read an error.*bio-lead itself\.$/),
    ]));

  test('that estimates says that it is a demonstration, and so each one', () => {
    said({ localName: 'bio-estimator', id: 'one' }, 'estimate');
    expect(said({ localName: 'bio-estimator', id: 'two' }, 'estimate')).toEqual([
      expect.stringMatching(/id="one".*demonstration/),
      expect.stringMatching(/id="two".*demonstration/),
    ]);
  });
});
