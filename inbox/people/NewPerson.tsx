import { type ReactNode, useState } from 'react';
import type { Invited } from '../../server/inbox/peopleRoutes';
import { isPersonName } from '../../src/domain/accounts';
import { isEmail } from '../../src/domain/email';
import { Form } from '../../src/forms/fields/Form';
import { TextField } from '../../src/forms/fields/TextField';
import { Button } from '../../src/ui/controls/Button';
import { Choose } from '../../webapp/Choose';
import { call } from '../api/client';
import { useLang, useMessages } from '../messages/useMessages';
import { useSession } from '../session/sessionStore';
import { Failure, useAction } from '../ui/Failure';
import * as rows from '../ui/rows.styles';
import { Handed } from './Handed';
import * as styles from './people.styles';
import { type Role, RoleChoice } from './RoleChoice';
import { usePeopleTexts } from './usePeopleTexts';

/** All firms, which have no id. */
const ALL = '*';

/** Adds somebody and invites them. */
export function NewPerson({ onAdded }: { onAdded: () => Promise<void> }): ReactNode {
  const messages = usePeopleTexts();
  const { ownFirm: ownName } = useMessages();
  const lang = useLang();
  const { firm: ownFirm, firms } = useSession();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const [firm, setFirm] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [invited, setInvited] = useState<Invited>();
  const [progress, add] = useAction(async () => {
    setInvited(undefined);
    const sent = { name: name.trim(), email: email.trim(), role, firm: firm === ALL ? null : firm, lang };
    setInvited(await call<Invited>('POST', 'people', sent));
    setName('');
    setEmail('');
    setAttempts(0);
    await onAdded();
  });
  const wrong = { name: !isPersonName(name.trim()), email: !isEmail(email.trim()) };
  const isTried = attempts > 0;
  return (
    <>
      <Form
        className={styles.form}
        invalidAttempts={attempts}
        onSubmit={() => {
          if (wrong.name || wrong.email) setAttempts(attempts + 1);
          else add();
        }}
      >
        <TextField
          name="name"
          label={messages.name}
          hint={messages.nameHint}
          autoComplete="off"
          enterKeyHint="next"
          value={name}
          onValue={(text) => setName(text.toLowerCase())}
          error={isTried && wrong.name ? messages.nameWrong : undefined}
        />
        <TextField
          name="email"
          type="email"
          label={messages.email}
          hint={messages.emailHint}
          autoComplete="off"
          value={email}
          onValue={setEmail}
          error={isTried && wrong.email ? messages.emailWrong : undefined}
        />
        <RoleChoice role={role} onRole={setRole} />
        {ownFirm === undefined && firms.length > 0 && (
          <Choose
            label={messages.sees}
            value={firm}
            onValue={setFirm}
            options={[
              ['', ownName],
              ...firms.map(({ id, name: shown }) => [id, shown] as const),
              [ALL, messages.seesAll],
            ]}
          />
        )}
        <div className={rows.actions}>
          <Button type="submit" busy={progress?.kind === 'storing'}>
            {messages.invite}
          </Button>
          <Failure progress={progress} />
        </div>
      </Form>
      {invited && <Handed invited={invited} />}
    </>
  );
}
