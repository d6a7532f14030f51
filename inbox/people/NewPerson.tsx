import { type ReactNode, useState } from 'react';
import type { Invited } from '../../server/inbox/peopleRoutes';
import { isPersonName } from '../../src/domain/accounts';
import { isEmail } from '../../src/domain/email';
import { Form } from '../../src/forms/fields/Form';
import { TextField } from '../../src/forms/fields/TextField';
import { Button } from '../../src/ui/controls/Button';
import { call } from '../api/client';
import { useLang } from '../messages/useMessages';
import { Failure, useAction } from '../ui/Failure';
import * as rows from '../ui/rows.styles';
import { useFirms } from '../ui/useFirms';
import { type ChosenFirms, FirmsChoice } from './FirmsChoice';
import { Handed } from './Handed';
import * as styles from './people.styles';
import { type Role, RoleChoice } from './RoleChoice';
import { usePeopleTexts } from './usePeopleTexts';

/** Adds somebody and invites them. */
export function NewPerson({ onAdded }: { onAdded: () => Promise<void> }): ReactNode {
  const messages = usePeopleTexts();
  const lang = useLang();
  const [first] = useFirms();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const [firms, setFirms] = useState<ChosenFirms>([first?.[0] ?? '']);
  const [attempts, setAttempts] = useState(0);
  const [invited, setInvited] = useState<Invited>();
  const [progress, add] = useAction(async () => {
    setInvited(undefined);
    const sent = { name: name.trim(), email: email.trim(), role, firms, lang };
    setInvited(await call<Invited>('POST', 'people', sent));
    setName('');
    setEmail('');
    setAttempts(0);
    await onAdded();
  });
  const wrong = {
    name: !isPersonName(name.trim()),
    email: !isEmail(email.trim()),
    firms: firms?.length === 0,
  };
  const isTried = attempts > 0;
  return (
    <>
      <Form
        className={styles.form}
        invalidAttempts={attempts}
        onSubmit={() => {
          if (wrong.name || wrong.email || wrong.firms) setAttempts(attempts + 1);
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
        <FirmsChoice chosen={firms} onChosen={setFirms} isTried={isTried} />
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
