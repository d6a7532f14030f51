import { type ReactNode, useEffect, useState } from 'react';
import { Field } from '../../src/forms/fields/Field';
import { Form } from '../../src/forms/fields/Form';
import * as fieldStyles from '../../src/forms/fields/field.styles';
import { TextField } from '../../src/forms/fields/TextField';
import { usePicked } from '../../src/ui/base/usePicked';
import { Button } from '../../src/ui/controls/Button';
import * as layout from '../../webapp/layout.styles';
import { createBeginningStore, fromBuiltIn, fromCompany, fromFile } from '../draft/beginnings';
import type { Draft } from '../draft/draft';
import { drafts } from '../draft/drafts';
import { fromTemplate, type Trade, trades } from '../templates/templates';
import { Card } from '../ui/Card';
import * as styles from './start.styles';

/** What is begun goes on at the page itself. */
function start(draft: Draft): void {
  drafts.start(draft);
  location.hash = 'editor';
}

/** What one makes: a firm of one's trade, of a file, or the built-in one. */
export default function Start(): ReactNode {
  const [store] = useState(() => createBeginningStore(start));
  const { progress, attempts, begin, leave } = usePicked(store, 'progress', 'attempts', 'begin', 'leave');
  const [company, setCompany] = useState('');
  const [wanted, setWanted] = useState<'trade' | 'empty' | 'file'>('trade');
  useEffect(() => leave, [leave]);
  const errorOf = (part: typeof wanted) =>
    progress.kind === 'failed' && wanted === part ? progress.message : undefined;
  const run = (part: typeof wanted, make: () => Draft | Promise<Draft>) => {
    setWanted(part);
    void begin(make);
  };

  return (
    <div className={layout.stack}>
      <Card id="start-trade" title="A firm of your trade">
        <TextField
          name="company"
          label="Name of the firm"
          hint="You can change it later."
          autoComplete="off"
          error={errorOf('empty')}
          value={company}
          onValue={setCompany}
        />
        <fieldset className={styles.trades}>
          <legend className={styles.legend}>Begin with the services and prices of</legend>
          {(Object.entries(trades) as [Trade, string][]).map(([trade, label]) => (
            <button
              key={trade}
              type="button"
              className={styles.trade}
              onClick={() => run('trade', () => fromTemplate(trade, company))}
            >
              {label}
            </button>
          ))}
          <button
            type="button"
            className={styles.trade}
            onClick={() => run('empty', () => fromCompany(company))}
          >
            Another trade: begin empty
          </button>
        </fieldset>
        <p role="alert" className={styles.failure}>
          {errorOf('trade')}
        </p>
      </Card>
      <div className={layout.pair}>
        <Card id="start-file" title="A firm from a file">
          <Form
            className={layout.stack}
            invalidAttempts={wanted === 'file' ? attempts : 0}
            onSubmit={() => {}}
          >
            <Field label="File" hint="A config (.json)." error={errorOf('file')}>
              {(control) => (
                <input
                  {...control}
                  className={fieldStyles.control}
                  type="file"
                  accept=".json,application/json"
                  onChange={({ currentTarget: { files } }) => {
                    const [file] = files ?? [];
                    if (file) run('file', () => fromFile(file));
                  }}
                />
              )}
            </Field>
          </Form>
        </Card>
        <Card id="start-built-in" title="The built-in firm">
          <p className={layout.quiet}>Everything is there. You write down what differs.</p>
          <div>
            <Button type="button" kind="secondary" onPress={() => run('trade', fromBuiltIn)}>
              Change the built-in firm
            </Button>
          </div>
        </Card>
      </div>
      <p className={layout.quiet}>
        “Drafts” lists what you made on this device, and opens an address or pasted JSON.
      </p>
    </div>
  );
}
