import { type ReactNode, use } from 'react';
import type { Path } from '../../config/path';
import { isSwitched } from '../edits';
import { SchemaContext } from '../form';
import { fieldKind, isFirstAnswer, isFormula, referredList, schemaAt } from '../schema';
import { AnswersField, FirstAnswerField } from './AnswersField';
import { ChoiceField, ReferenceField, SomeField, SwitchField } from './choiceFields';
import { EntriesField } from './EntriesField';
import { FormulaField } from './FormulaField';
import { Place } from './Group';
import { ObjectField, RangeField, SwitchedObjectField } from './objectFields';
import { LinesField, NumberField, TextField } from './typedFields';

/** The field for a place of the config, by its schema. */
export function SchemaField({ path }: { path: Path }): ReactNode {
  const schema = use(SchemaContext);
  const node = schemaAt(schema, path);
  const kind = fieldKind(node);
  const list = referredList(path);
  const isShort = ['number', 'choice'].includes(kind.kind) || (list && kind.kind === 'text');
  return (
    <Place path={path} isShort={isShort}>
      {field()}
    </Place>
  );

  function field(): ReactNode {
    switch (kind.kind) {
      case 'text':
        if (list) return <ReferenceField path={path} list={list} />;
        if (isFormula(path)) return <FormulaField path={path} />;
        if (isFirstAnswer(path)) return <FirstAnswerField path={path} />;
        return <TextField path={path} {...kind} />;
      case 'number':
        return <NumberField path={path} />;
      case 'range':
        return <RangeField path={path} />;
      case 'switch':
        return <SwitchField path={path} value={node.const ?? true} />;
      case 'choice':
        return <ChoiceField path={path} options={kind.options} />;
      case 'choices':
        return <SomeField path={path} options={kind.options} />;
      case 'lines':
        if (list) return <SomeField path={path} list={list} />;
        return <LinesField path={path} of={kind.of} />;
      case 'entries':
        return <EntriesField path={path} />;
      case 'answers':
        return <AnswersField path={path} />;
      case 'object':
        return isSwitched(schema, path) ? <SwitchedObjectField path={path} /> : <ObjectField path={path} />;
      default:
        return kind satisfies never;
    }
  }
}
