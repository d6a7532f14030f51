import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfigError } from '../../src/content/readConfig';
import { Field } from '../../src/forms/fields/Field';
import { Form } from '../../src/forms/fields/Form';
import * as fieldStyles from '../../src/forms/fields/field.styles';
import { TextArea } from '../../src/forms/fields/TextArea';
import { TextField } from '../../src/forms/fields/TextField';
import { usePicked } from '../../src/ui/base/usePicked';
import { Button } from '../../src/ui/controls/Button';
import { TextButton } from '../../src/ui/controls/TextButton';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { examples } from '../config/examples';
import { fromTemplate, type Trade, trades } from '../templates/templates';
import type { BeginningStore } from './beginnings';
import {
  type BeginningKind,
  beginnings,
  fromAddress,
  fromBuiltIn,
  fromCompany,
  fromExample,
  fromFile,
  fromText,
  fromWrittenOut,
} from './beginnings';
import type { Draft } from './draft';
import * as styles from './draftsDialog.styles';

/** The ways to begin a draft. */
export function NewDraft({ store, onBack }: { store: BeginningStore; onBack: () => void }): ReactNode {
  const { kind, progress, attempts, choose, begin } = usePicked(
    store,
    'kind',
    'progress',
    'attempts',
    'choose',
    'begin',
  );
  const [company, setCompany] = useState('');
  const [trade, setTrade] = useState<Trade>('cleaning');
  const [example, setExample] = useState(examples[0]?.file ?? '');
  const [file, setFile] = useState<File>();
  const [address, setAddress] = useState('');
  const [text, setText] = useState('');
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  const error = progress.kind === 'failed' ? progress.message : undefined;
  const ways: Record<BeginningKind, { make: () => Draft | Promise<Draft>; field?: ReactNode }> = {
    template: {
      make: () => fromTemplate(trade, ''),
      field: (
        <Choose
          label="Trade"
          error={error}
          value={trade}
          onValue={(next) => setTrade(next as Trade)}
          options={Object.entries(trades)}
        />
      ),
    },
    company: {
      make: () => fromCompany(company),
      field: (
        <TextField
          name="company"
          label="Name of the company"
          required
          error={error}
          value={company}
          onValue={setCompany}
        />
      ),
    },
    builtIn: { make: fromBuiltIn },
    writtenOut: { make: fromWrittenOut },
    example: {
      make: () => {
        const chosen = examples.find((one) => one.file === example);
        if (!chosen) throw new Error(example);
        return fromExample(chosen);
      },
      field: (
        <Choose
          label="Example"
          error={error}
          value={example}
          onValue={setExample}
          options={examples.map((one) => [one.file, one.label])}
        />
      ),
    },
    file: {
      make: () => {
        if (!file) throw new ConfigError('Choose a file.');
        return fromFile(file);
      },
      field: (
        <Field label="File" error={error}>
          {(control) => (
            <input
              {...control}
              className={fieldStyles.control}
              type="file"
              accept=".json,application/json"
              onChange={(event) => setFile(event.currentTarget.files?.[0])}
            />
          )}
        </Field>
      ),
    },
    address: {
      make: () => fromAddress(address),
      field: (
        <TextField
          name="address"
          label="Address"
          inputMode="url"
          error={error}
          value={address}
          onValue={setAddress}
        />
      ),
    },
    text: {
      make: () => fromText(text),
      field: <TextArea name="text" label="JSON" rows={8} error={error} value={text} onValue={setText} />,
    },
  };
  const { make, field } = ways[kind];
  const isBusy = progress.kind === 'busy';

  return (
    <div ref={form} className={styles.body}>
      <Form className={layout.stack} invalidAttempts={attempts} onSubmit={() => void begin(make)}>
        <Choose
          label="Begin with"
          hint={beginnings[kind].hint}
          error={field === undefined ? error : undefined}
          value={kind}
          onValue={(next) => choose(next as BeginningKind)}
          options={Object.entries(beginnings).map(([value, { label }]) => [value, label])}
        />
        {field}
        <div className={layout.row}>
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Opening…' : 'Begin'}
          </Button>
          <TextButton onPress={onBack}>Back to the list</TextButton>
        </div>
      </Form>
      <p className={layout.quiet}>Nothing of the draft that is open now is lost.</p>
    </div>
  );
}
