import { type ReactNode, useState } from 'react';
import type { Invited, PeopleList } from '../../server/inbox/peopleRoutes';
import { fillText } from '../../src/domain/fillText';
import { Button } from '../../src/ui/controls/Button';
import { call } from '../api/client';
import { useLang } from '../messages/useMessages';
import { useSession } from '../session/sessionStore';
import { Actions } from '../ui/Actions';
import { useAction } from '../ui/Failure';
import * as rows from '../ui/rows.styles';
import { formatTime } from '../ui/texts';
import { useFirms } from '../ui/useFirms';
import { useTimeStyle } from '../ui/useTimeStyle';
import { type ChosenFirms, FirmsChoice } from './FirmsChoice';
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
  const { name: own } = useSession();
  const { name, role, firms, email, isOfSettings, mayChange, hasSecondFactor } = person;
  const choices = useFirms();
  const names = choices.filter(([id]) => firms?.includes(id)).map(([, shown]) => shown);
  const sees = firms === null ? messages.seesAll : names.join(', ');
  const isOneself = name === own;
  const seen = useSeen(person);
  return (
    <li>
      <p>
        <strong>{name}</strong>
        {isOneself && ` (${messages.you})`}
        {' · '}
        {[messages.roles[role], choices.length > 0 && sees].filter(Boolean).join(' · ')}
      </p>
      <p className={rows.quiet}>
        {[email, seen, hasSecondFactor ? messages.factorOn : messages.factorOff].filter(Boolean).join(' · ')}
      </p>
      {isOfSettings && <p className={rows.quiet}>{messages.ofSettings}</p>}
      {!isOfSettings && !isOneself && !mayChange && <p className={rows.quiet}>{messages.seesMore}</p>}
      {mayChange && <Changes person={person} onChanged={onChanged} />}
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

function Changes({ person: { name, role, firms, hasSecondFactor }, onChanged }: PersonRowProps): ReactNode {
  const messages = usePeopleTexts();
  const lang = useLang();
  const [invited, setInvited] = useState<Invited>();
  const path = `people/${encodeURIComponent(name)}`;
  const [progress, change] = useAction(async (work: () => Promise<unknown>) => {
    await work();
    await onChanged();
  });
  const invite = async () => setInvited(await call<Invited>('POST', `${path}/invite`, { lang }));
  return (
    <details className={styles.changes}>
      <summary>{fillText(messages.change, { name })}</summary>
      <div>
        <RoleChoice
          role={role}
          onRole={(chosen) => change(() => call('POST', `${path}/role`, { role: chosen }))}
        />
        <FirmsOf
          firms={firms}
          onStore={(chosen) => change(() => call('POST', `${path}/firms`, { firms: chosen }))}
        />
        <p className={rows.quiet}>{fillText(messages.newLinkNote, { name })}</p>
        <Actions
          progress={progress}
          actions={[
            { label: messages.newLink, work: () => change(invite) },
            ...(hasSecondFactor
              ? [
                  {
                    label: messages.resetFactor,
                    now: messages.resetFactorNow,
                    work: () => change(() => call('DELETE', `${path}/second-factor`)),
                  },
                ]
              : []),
            {
              label: messages.remove,
              now: fillText(messages.removeNow, { name }),
              work: () => change(() => call('DELETE', path)),
            },
          ]}
        />
        {invited && <Handed invited={invited} />}
      </div>
    </details>
  );
}

/** The firms that somebody sees, changed together: a press stores them. */
function FirmsOf({
  firms,
  onStore,
}: {
  firms: ChosenFirms;
  onStore: (chosen: ChosenFirms) => void;
}): ReactNode {
  const messages = usePeopleTexts();
  const [chosen, setChosen] = useState(firms);
  const [isTried, setIsTried] = useState(false);
  if (useFirms().length === 0) return null;
  return (
    <>
      <FirmsChoice chosen={chosen} onChosen={setChosen} isTried={isTried} />
      {String(chosen) !== String(firms) && (
        <div className={rows.actions}>
          <Button
            type="button"
            kind="secondary"
            onPress={() => {
              setIsTried(true);
              if (chosen?.length !== 0) onStore(chosen);
            }}
          >
            {messages.storeFirms}
          </Button>
        </div>
      )}
    </>
  );
}
