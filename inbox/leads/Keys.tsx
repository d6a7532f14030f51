import { type ReactNode, useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { Checkbox } from '../../src/forms/fields/Checkbox';
import { Dialog } from '../../src/ui/dialog/Dialog';
import { DialogHead } from '../../src/ui/dialog/DialogHead';
import { leadHref } from '../app/route';
import { settle } from '../lead/outcomes';
import { useLang, useMessages } from '../messages/useMessages';
import { useMayChange } from '../session/sessionStore';
import { isToCall, neighbour } from './callOrder';
import { isBusyWith, type KeyAction, keyAction, keysStore } from './keys';
import * as styles from './leads.styles';
import { listStore } from './listStore';

/** Moves through the list and settles leads by keys, and shows which. @param open the id of the lead that is open */
export function Keys({ open }: { open: string | undefined }): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const id = useId();
  const { areUsed, use } = useStore(keysStore);
  const [isShown, setShown] = useState(false);
  const mayChange = useMayChange();
  useEffect(() => {
    const ending = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      const action = keyAction(event);
      if (
        !action ||
        (action === 'settle' && !mayChange) ||
        event.defaultPrevented ||
        isBusyWith(event.target)
      )
        return;
      if (action !== 'help' && !keysStore.getState().areUsed) return;
      event.preventDefault();
      if (action === 'help') setShown(true);
      else act(action, open);
    };
    document.addEventListener('keydown', onKey, { signal: ending.signal });
    return () => ending.abort();
  }, [open, mayChange]);
  const { keys } = messages;
  return (
    <>
      <button type="button" className={styles.keysButton} onClick={() => setShown(true)}>
        {keys.title} <kbd>?</kbd>
      </button>
      <Dialog open={isShown} onClose={() => setShown(false)} placement="center" labelledBy={id} lang={lang}>
        <DialogHead id={id} title={keys.title} close={messages.close} onClose={() => setShown(false)} />
        <div className={styles.keys}>
          <dl>
            {(
              [
                ['J', keys.next],
                ['K', keys.previous],
                ['Enter', keys.open],
                ...(mayChange ? [['E', keys.settle] as const] : []),
                ['?', keys.help],
              ] as const
            ).map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <Checkbox name="keys" checked={areUsed} onChange={use}>
            {keys.use}
          </Checkbox>
        </div>
      </Dialog>
    </>
  );
}

/** @param open the id of the lead that is open; else the focused row counts */
function act(action: Exclude<KeyAction, 'help'>, open: string | undefined): void {
  const { leads } = listStore.getState();
  const current = open ?? focusedLead();
  if (action === 'settle') {
    const lead = leads.find(({ id }) => id === current);
    if (!lead || !isToCall(lead)) return;
    const next = neighbour(leads, lead.id, 1) ?? neighbour(leads, lead.id, -1);
    settle(lead, { kind: 'called' }, open !== undefined);
    if (open === undefined && next) focusLead(next.id);
    return;
  }
  const next = neighbour(leads, current, action === 'next' ? 1 : -1);
  if (!next) return;
  // Going back leads to where the list was left, not through all that was passed.
  if (open === undefined) focusLead(next.id);
  else location.replace(leadHref(next.id));
}

const rowOf = (id: string) =>
  document.querySelector<HTMLElement>(`ol > li > a[data-lead="${CSS.escape(id)}"]`);

const focusedLead = (): string | undefined =>
  document.activeElement?.closest('li')?.querySelector<HTMLElement>('a[data-lead]')?.dataset['lead'];

function focusLead(id: string): void {
  rowOf(id)?.focus();
}
