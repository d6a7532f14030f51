import { ChevronDown } from 'lucide';
import { type ReactNode, useMemo, useState } from 'react';
import { TextArea } from '../../src/forms/fields/TextArea';
import type { TokenName } from '../../src/style/tokens';
import { Icon } from '../../src/ui/base/Icon';
import { Button } from '../../src/ui/controls/Button';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { Card } from '../ui/Card';
import { type CssVariable, variablesOf } from './cssVariables';
import { guessTokens, kindOfToken } from './guessToken';
import { Swatch } from './TokenField';
import * as styles from './theme.styles';
import { labelOf, tokenNames } from './themeValues';
import { setTokens } from './useTheme';

const isColor = (value: string): boolean => CSS.supports('color', value);

/** A page's CSS variables taken over as tokens. */
export function PasteCss(): ReactNode {
  const [css, setCss] = useState('');
  /** What one has chosen otherwise than it was guessed, by the variable's name; '' leaves it out. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, TokenName | ''>>(new Map());
  const [isAdopted, setAdopted] = useState(false);
  const variables = useMemo(
    () =>
      variablesOf(css, isColor).filter(({ kind }) => tokenNames.some((name) => kindOfToken(name) === kind)),
    [css],
  );
  const guessed = useMemo(() => guessTokens(variables), [variables]);
  const uses = new Map<string, TokenName | ''>([...guessed, ...chosen]);
  const adopted = variables.flatMap(({ name, value }) => {
    const use = uses.get(name);
    return use ? [[use, value] as const] : [];
  });

  const paste = (text: string) => {
    setCss(text);
    setChosen(new Map());
    setAdopted(false);
  };
  /** A token has one value: what had been for it before is left out. */
  const choose = (name: string, use: string) => {
    const others = [...uses].filter(([, token]) => token === use && use !== '').map(([other]) => other);
    const changes = others.map((other) => [other, ''] as const);
    setChosen(new Map([...chosen, ...changes, [name, use as TokenName | '']]));
    setAdopted(false);
  };
  const list = (shown: readonly CssVariable[]) => (
    <ul className={styles.variables}>
      {shown.map((variable) => (
        <Variable
          key={variable.name}
          variable={variable}
          use={uses.get(variable.name) ?? ''}
          onUse={(use) => choose(variable.name, use)}
        />
      ))}
    </ul>
  );
  const others = variables.filter(({ name }) => !guessed.has(name));

  return (
    <Card id="theme-paste" title="From your page’s CSS">
      <TextArea
        name="css"
        rows={5}
        label="CSS with variables"
        hint="Paste a style sheet, or the part with :root. It is read here only: nothing is sent, loaded or run."
        value={css}
        onValue={paste}
      />
      <output>
        {css.trim() !== '' &&
          (variables.length > 0
            ? variables.length === 1
              ? '1 variable was found.'
              : `${variables.length} variables were found.`
            : 'No variables were found: they begin with two hyphens, such as --brand: #7a1f2b.')}
      </output>
      {variables.length > 0 && <p className={layout.quiet}>Choose the token that each is for.</p>}
      {list(variables.filter(({ name }) => guessed.has(name)))}
      {others.length > 0 && (
        <details className={styles.group}>
          <summary>
            <span>{`${others.length} more, for which no use was guessed`}</span>
            <Icon icon={ChevronDown} size={20} />
          </summary>
          {list(others)}
        </details>
      )}
      {adopted.length > 0 && (
        <div className={layout.row}>
          <Button
            type="button"
            onPress={() => {
              setTokens(Object.fromEntries(adopted));
              setAdopted(true);
            }}
          >
            {adopted.length === 1 ? 'Use 1 value' : `Use ${adopted.length} values`}
          </Button>
          <output>{isAdopted && 'Taken over. Undo takes them back.'}</output>
        </div>
      )}
    </Card>
  );
}

interface VariableProps {
  variable: CssVariable;
  use: TokenName | '';
  onUse: (use: string) => void;
}

function Variable({ variable: { name, value, kind }, use, onUse }: VariableProps): ReactNode {
  const fitting = tokenNames.filter((token) => kindOfToken(token) === kind);
  return (
    <li>
      {kind === 'color' && <Swatch color={value} />}
      <Choose
        label={name}
        hint={value}
        value={use}
        onValue={onUse}
        options={[['', 'Leave out'], ...fitting.map((token) => [token, labelOf(token)] as const)]}
      />
    </li>
  );
}
