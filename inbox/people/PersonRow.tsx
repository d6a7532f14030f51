import { type ReactNode, useState } from 'react';
import type { Invited, PeopleList } from '../../server/inbox/peopleRoutes';
import { fillText } from '../../src/domain/fillText';
import { Button } from '../../src/ui/controls/Button';
import { call } from '../api/client';
import { useLang, useMessages } from '../messages/useMessages';
import { useSession } from '../session/sessionStore';
import { Failure, useAction } from '../ui/Failure';
import * as rows from '../ui/rows.styles';
import { formatTime } from '../ui/texts';
import { useTimeStyle } from '../ui/useTimeStyle';
import { Handed } from './Handed';
import * as styles from './people.styles';
import { RoleChoice } from './RoleChoice';
import { usePeopleTexts } from './usePeopleTexts';

type Person = PeopleList['people'][number];

interface PersonRowProps {
  person: Person;
  onChanged: () => Promise<void>;
}

/** Somebody who sees leads, and what can be changed. */
export function PersonRow({ person, onChanged }: PersonRowProps): ReactNode {
  const messages = usePeopleTexts();
  const { name: own, firms } = useSession();
  const { name, role, firm, email, isOfSettings, hasSecondFactor } = person;
  const { ownFirm } = useMessages();
  const sees =
    firm === null ? messages.seesAll : firm === '' ? ownFirm : firms.find(({ id }) => id === firm)?.name;
  const isOneself = name === own;
  const seen = useSeen(person);
  return (
    <li>
      <p>
        <strong>{name}</strong>
        {isOneself && ` (${messages.you})`}
        {' · '}
        {[messages.roles[role], firms.length > 0 && sees].filter(Boolean).join(' · ')}
      </p>
      <p className={rows.quiet}>
        {[email, seen, hasSecondFactor ? messages.factorOn : messages.factorOff].filter(Boolean).join(' · ')}
      </p>
      {isOfSettings && <p className={rows.quiet}>{messages.ofSettings}</p>}
      {!isOfSettings && !isOneself && <Changes person={person} onChanged={onChanged} />}
    </li>
  );
}

/** When they were here, or whether they have come at all. */
function useSeen({ hasJoined, inviteUntil, usedAt }: Person): string {
  const messages = usePeopleTexts();
  const timeStyle = useTimeStyle();
  const [now] = useState(() => new Date().toISOString());
  if (usedAt !== null) return fillText(messages.seen, { time: formatTime(usedAt, timeStyle) });
  if (hasJoined) return messages.notSeen;
  return inviteUntil !== null && inviteUntil > now
    ? fillText(messages.invited, { time: formatTime(inviteUntil, timeStyle) })
    : messages.inviteOver;
}

function Changes({ person: { name, role, hasSecondFactor }, onChanged }: PersonRowProps): ReactNode {
  const messages = usePeopleTexts();
  const lang = useLang();
  const [asked, setAsked] = useState<'factor' | 'remove'>();
  const [invited, setInvited] = useState<Invited>();
  const path = `people/${encodeURIComponent(name)}`;
  const [progress, change] = useAction(async (work: () => Promise<unknown>) => {
    await work();
    setAsked(undefined);
    await onChanged();
  });
  const secondary = { type: 'button', kind: 'secondary', disabled: progress?.kind === 'storing' } as const;
  const actions = {
    factor: {
      now: messages.resetFactorNow,
      work: () => call('DELETE', `${path}/second-factor`),
    },
    remove: { now: fillText(messages.removeNow, { name }), work: () => call('DELETE', path) },
  };
  return (
    <details className={styles.changes}>
      <summary>{fillText(messages.change, { name })}</summary>
      <div>
        <RoleChoice
          role={role}
          onRole={(chosen) => change(() => call('POST', `${path}/role`, { role: chosen }))}
        />
        <p className={rows.quiet}>{fillText(messages.newLinkNote, { name })}</p>
        <div className={rows.actions}>
          {asked === undefined ? (
            <>
              <Button
                {...secondary}
                onPress={() =>
                  change(async () => setInvited(await call<Invited>('POST', `${path}/invite`, { lang })))
                }
              >
                {messages.newLink}
              </Button>
              {hasSecondFactor && (
                <Button {...secondary} onPress={() => setAsked('factor')}>
                  {messages.resetFactor}
                </Button>
              )}
              <Button {...secondary} onPress={() => setAsked('remove')}>
                {messages.remove}
              </Button>
            </>
          ) : (
            <>
              <Button {...secondary} onPress={() => change(actions[asked].work)}>
                {actions[asked].now}
              </Button>
              <Button {...secondary} onPress={() => setAsked(undefined)}>
                {messages.keep}
              </Button>
            </>
          )}
          <Failure progress={progress} />
        </div>
        {invited && <Handed invited={invited} />}
      </div>
    </details>
  );
}
