import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { ConfigError, readConfig } from '../../../src/content/readConfig';
import { Field } from '../../../src/forms/fields/Field';
import * as fieldStyles from '../../../src/forms/fields/field.styles';
import { cx } from '../../../src/style/cx';
import { css } from '../../../src/style/emotion';
import { newestRequest } from '../../../src/ui/base/newestRequest';
import type { ConfigJson } from '../../draft/draft';
import { draftStore, useDraft } from '../../draft/draftStore';
import { configText } from '../../share/files';
import { settle } from '../check/checkStore';

/** What is typed, while it is not the draft's own text; `error` where it is no config. */
interface Typed {
  text: string;
  /** The draft as it was made of the text, or as it was when the text could not be read. */
  config: ConfigJson;
  error?: string | undefined;
}

/** The draft as JSON: what is typed is the draft as soon as it can be read, and every step of the other views shows here. */
export function JsonView(): ReactNode {
  const config = useDraft(({ draft }) => draft.config);
  const [typed, setTyped] = useState<Typed>();
  const [beginReading] = useState(newestRequest);
  useEffect(() => () => void beginReading(), [beginReading]);
  const isTyped = typed?.config === config;
  const text = isTyped ? typed.text : configText(config);

  const change = async (next: string, line: number) => {
    const isNewest = beginReading();
    setTyped({ text: next, config, error: isTyped ? typed.error : undefined });
    try {
      const read = await readConfig(next);
      if (!isNewest()) return;
      settle([]);
      setTyped({ text: next, config: read });
      // Edits of one line are undone together.
      draftStore.getState().edit(() => read, `json ${line}`);
    } catch (error) {
      if (!isNewest() || !(error instanceof ConfigError)) return;
      setTyped({ text: next, config: draftStore.getState().draft.config, error: error.message });
    }
  };

  /** The steps are the draft's, as in every view; what cannot be read is taken back first. */
  const undo = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    const { undo: back, redo } = draftStore.getState();
    if (key === 'y' || event.shiftKey) redo();
    else if (isTyped && typed.error !== undefined) setTyped(undefined);
    else back();
  };

  return (
    <Field
      label="The config as JSON"
      hint="It is the same draft as in the form: each follows the other."
      error={isTyped ? typed.error : undefined}
    >
      {(control) => (
        <textarea
          {...control}
          className={cx(fieldStyles.control, fieldStyles.textArea, code)}
          rows={30}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          wrap="off"
          value={text}
          onKeyDown={undo}
          onChange={({ currentTarget: { value, selectionStart } }) =>
            void change(value, value.slice(0, selectionStart).split('\n').length)
          }
        />
      )}
    </Field>
  );
}

const code = css`
  font: 0.875em/1.6 ui-monospace, monospace;
  white-space: pre;
  overflow: auto;
  tab-size: 2;
`;
