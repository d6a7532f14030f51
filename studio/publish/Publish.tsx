import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from '../../src/forms/fields/Form';
import { TextField } from '../../src/forms/fields/TextField';
import { cx } from '../../src/style/cx';
import { usePicked } from '../../src/ui/base/usePicked';
import { Button } from '../../src/ui/controls/Button';
import * as layout from '../../webapp/layout.styles';
import { isConfigName } from '../config/names';
import type { Draft } from '../draft/draft';
import { draftStore, useDraft } from '../draft/draftStore';
import { siteUrl } from '../snippet/choices';
import { configUrl, parseDesk } from './desk';
import { DeskNote, OutcomeNote } from './Notes';
import { leavePublishing, openPublishing, suggestedName } from './openedStores';
import * as styles from './publish.styles';
import { isPublishing } from './publishStore';
import { Versions } from './Versions';

/** Publish the draft to a lead desk, and go back to what was published before. */
export function Publish(): ReactNode {
  const draft = useDraft((state) => state.draft);
  return <PublishDraft key={draft.id} draft={draft} />;
}

function PublishDraft({ draft }: { draft: Draft }): ReactNode {
  const [store] = useState(() => openPublishing(draft, siteUrl('')));
  const { form, name, password, errors, invalidAttempts, deskState, isChecking, outcome, versions } =
    usePicked(
      store,
      'form',
      'name',
      'password',
      'errors',
      'invalidAttempts',
      'deskState',
      'isChecking',
      'outcome',
      'versions',
    );
  const { type, suggest, check, publish, list, stepBack, load, cancel } = store.getState();
  const section = useRef<HTMLElement>(null);

  useEffect(() => () => leavePublishing(draft.id), [draft.id]);
  useEffect(() => {
    void check();
    const listener = () => void check();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [check]);

  const suggested = suggestedName(draft);
  useEffect(() => suggest(suggested), [suggest, suggested]);

  const desk = parseDesk(form.desk);
  const isWorking = (task: string) => outcome.kind === 'working' && outcome.task === task;
  const isBusy = isPublishing(outcome);
  const isReady = deskState === undefined || deskState === 'ready';

  // What had the focus goes.
  const checkAgain = async () => {
    await check();
    if (store.getState().deskState === 'ready') section.current?.focus();
  };

  return (
    <section
      ref={section}
      className={cx(layout.card, styles.frame)}
      tabIndex={-1}
      aria-labelledby="publish-title"
    >
      <h2 id="publish-title" className={layout.heading}>
        Publish to your lead desk
      </h2>
      <p className={layout.quiet}>
        The desk serves the config at an address of its own, and your pages follow it: what you publish,
        visitors see within a minute. Nothing is sent before you press Publish.
      </p>
      <Form
        className={layout.stack}
        invalidAttempts={invalidAttempts}
        onSubmit={() => void publish(draft.config)}
      >
        <div>
          <TextField
            name="desk"
            label="Address of your lead desk"
            inputMode="url"
            autoComplete="url"
            value={form.desk}
            onValue={(typed) => type({ desk: typed })}
            error={deskState === 'invalid' ? 'Write an address such as https://desk.example.' : undefined}
          />
          <DeskNote state={deskState} desk={desk ?? ''} isChecking={isChecking} onCheck={checkAgain} />
        </div>
        {isReady && (
          <>
            <div className={layout.pair}>
              <TextField
                name="name"
                label="Name"
                hint={`Lower-case letters, digits and hyphens, beginning with a letter. Served at ${configUrl({ desk: desk ?? '', name: isConfigName(name) ? name : '…' })}`}
                autoComplete="off"
                value={name}
                onValue={(typed) => type({ name: typed })}
                error={
                  errors.name &&
                  (errors.name === 'taken'
                    ? 'The desk serves this name from the file of a firm. Choose another one, or ask whoever runs it.'
                    : 'Write a name of lower-case letters, digits and hyphens that begins with a letter, such as bug-off.')
                }
              />
              <TextField
                name="password"
                type="password"
                label="Password of the desk"
                hint="Kept until you close or reload this page, and never stored."
                notice={
                  desk && isReadByOthers(desk)
                    ? 'This address has no HTTPS: others in the network could read the password.'
                    : undefined
                }
                autoComplete="current-password"
                value={password}
                onValue={(typed) => type({ password: typed })}
                error={
                  errors.password &&
                  (errors.password === 'wrong'
                    ? 'The desk does not accept this password.'
                    : 'Write the password that was chosen for publishing.')
                }
              />
            </div>
            <div className={layout.row}>
              <Button type="submit" busy={isBusy}>
                {isWorking('publish') ? 'Publishing…' : 'Publish'}
              </Button>
              <Button
                type="button"
                kind="secondary"
                busy={isWorking('list')}
                disabled={isBusy}
                onPress={() => void list()}
              >
                Show versions
              </Button>
              <output>
                {versions &&
                  (versions.length === 0
                    ? `Nothing is published under “${name}” yet.`
                    : `${versions.length} ${versions.length === 1 ? 'version' : 'versions'}`)}
              </output>
            </div>
          </>
        )}
      </Form>
      <OutcomeNote
        outcome={outcome}
        name={name}
        onPublish={(despite) => void publish(draft.config, despite)}
        onCancel={cancel}
      />
      {isReady && versions && versions.length > 0 && (
        <Versions
          versions={versions}
          isSteppingBack={isWorking('step-back')}
          isPublishing={isBusy}
          onStepBack={() => void stepBack()}
          onLoad={(version) =>
            void load(version, (config) => draftStore.getState().putConfig(draft.id, config))
          }
        />
      )}
    </section>
  );
}

/** Whether what is sent to an address crosses a network unencrypted. */
function isReadByOthers(desk: string): boolean {
  const { protocol, hostname } = new URL(desk);
  return protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
