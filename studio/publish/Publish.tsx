import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { cx } from '../../src/style/cx';
import { Button } from '../../src/ui/form/Button';
import { Form } from '../../src/ui/form/Form';
import { TextField } from '../../src/ui/form/TextField';
import type { Draft } from '../draft/draft';
import { draftStore } from '../draft/draftStore';
import { useDraft } from '../draft/useDraft';
import { siteUrl } from '../snippet/choices';
import * as layout from '../ui/layout.styles';
import { isConfigName, suggestName } from './configName';
import { DeskNote } from './DeskNote';
import { configUrl, parseDesk } from './desk';
import { messages } from './messages';
import { OutcomeNote } from './OutcomeNote';
import * as styles from './publish.styles';
import { readForm, storeForm } from './publishForm';
import { createPublishStore } from './publishStore';
import { Versions } from './Versions';

/** As it was typed last: it stays while one looks at other views of the studio. */
let typedPassword = '';

/** Publish the draft to a lead desk, and go back to what was published before. */
export function Publish(): ReactNode {
  const draft = useDraft((state) => state.draft);
  return <PublishDraft key={draft.id} draft={draft} />;
}

function PublishDraft({ draft }: { draft: Draft }): ReactNode {
  const [store] = useState(() => storeFor(draft));
  const state = useStore(store);
  const { form, name, password, errors, deskState, outcome, versions } = state;
  const { check, suggest } = state;
  const section = useRef<HTMLElement>(null);

  useEffect(
    () =>
      store.subscribe((now, before) => {
        typedPassword = now.password;
        if (now.form !== before.form) storeForm(draft.id, now.form);
      }),
    [store, draft.id],
  );
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
        {messages.title}
      </h2>
      <p className={layout.quiet}>{messages.intro}</p>
      <Form
        className={layout.stack}
        invalidAttempts={state.invalidAttempts}
        onSubmit={() => void state.publish(draft.config)}
      >
        <div>
          <TextField
            name="desk"
            label={messages.desk}
            inputMode="url"
            autoComplete="url"
            value={form.desk}
            onValue={(typed) => state.type({ desk: typed })}
            error={deskState === 'invalid' ? messages.deskInvalid : undefined}
          />
          <DeskNote state={deskState} desk={desk ?? ''} isChecking={state.isChecking} onCheck={checkAgain} />
        </div>
        {isReady && (
          <>
            <div className={layout.pair}>
              <TextField
                name="name"
                label={messages.name}
                hint={messages.nameHint(
                  configUrl({ desk: desk ?? '', name: isConfigName(name) ? name : '…' }),
                )}
                autoComplete="off"
                value={name}
                onValue={(typed) => state.type({ name: typed })}
                error={errors.name && (errors.name === 'taken' ? messages.nameTaken : messages.nameInvalid)}
              />
              <TextField
                name="password"
                type="password"
                label={messages.password}
                hint={messages.passwordHint}
                notice={desk && isReadByOthers(desk) ? messages.passwordOpen : undefined}
                autoComplete="current-password"
                value={password}
                onValue={(typed) => state.type({ password: typed })}
                error={
                  errors.password &&
                  (errors.password === 'wrong' ? messages.passwordWrong : messages.passwordMissing)
                }
              />
            </div>
            <div className={layout.row}>
              <Button type="submit" busy={isWorking('publish')}>
                {isWorking('publish') ? messages.publishing : messages.publish}
              </Button>
              <Button
                type="button"
                kind="secondary"
                busy={isWorking('list')}
                onPress={() => void state.list()}
              >
                {messages.list}
              </Button>
              <output>{versions && messages.listed(versions.length, name)}</output>
            </div>
          </>
        )}
      </Form>
      <OutcomeNote
        outcome={outcome}
        name={name}
        onPublish={(despite) => void state.publish(draft.config, despite)}
        onCancel={state.cancel}
      />
      {isReady && versions && versions.length > 0 && (
        <Versions
          versions={versions}
          isSteppingBack={isWorking('step-back')}
          onStepBack={() => void state.stepBack()}
          onLoad={(version) => void state.load(version, (config) => draftStore.getState().edit(() => config))}
        />
      )}
    </section>
  );
}

function storeFor(draft: Draft) {
  return createPublishStore({
    form: readForm(draft.id, siteUrl('')),
    suggestedName: suggestedName(draft),
    password: typedPassword,
    countMistakes: async (checked) => (await import('./mistakes')).countMistakes(checked),
  });
}

function suggestedName({ name, config }: Draft): string {
  const company: unknown = Object(config['company']).name;
  return suggestName(typeof company === 'string' && company.trim() ? company : name);
}

/** Whether what is sent to an address crosses a network unencrypted. */
function isReadByOthers(desk: string): boolean {
  const { protocol, hostname } = new URL(desk);
  return protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
