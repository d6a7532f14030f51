import { expect, onTestFinished, test, vi } from 'vitest';
import { OUTBOX_FLAG } from '../leads/outboxFlag';
import type { PageFiles } from '../page/bioSystem';
import { startSession } from './startSession';

test.each(['#bio-resume=a', '#bio-resumed=a'])(
  'on a page opened with %s, queued leads are sent after the form was brought back',
  async (hash) => {
    const done: string[] = [];
    const files = {
      origin: { recordPage: () => done.push('recorded') },
      resume: { resume: async () => void done.push('brought back') },
      submitLead: { resumeOutbox: () => done.push('sent') },
    };
    const before = location.href;
    history.replaceState(history.state, '', hash);
    localStorage.setItem(OUTBOX_FLAG, '1');
    onTestFinished(() => {
      localStorage.removeItem(OUTBOX_FLAG);
      history.replaceState(history.state, '', before);
      Reflect.deleteProperty(self, 'BioSystem');
    });
    startSession(async (name) => (files as unknown as PageFiles)[name]);
    await vi.waitFor(() => expect(done.at(-1)).toBe('sent'));
    expect(done[0]).toBe('brought back');
  },
);
