import { type ReactNode, useState } from 'react';
import { Field } from '../../src/forms/fields/Field';
import { control } from '../../src/forms/fields/field.styles';
import { Choice, ChoiceGroup } from '../../src/forms/wizard/Choice';
import { cx } from '../../src/style/cx';
import { TextButton } from '../../src/ui/controls/TextButton';
import * as layout from '../../webapp/layout.styles';
import { Card } from '../ui/Card';
import type { Variant } from './palette';
import { readColor } from './readColor';
import { ColorInput, Swatch } from './TokenField';
import * as styles from './theme.styles';
import type { ThemeAtWork } from './useTheme';
import { removeTheme, useBrand } from './useTheme';

const variants: readonly (readonly [Variant, string])[] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
];

const SHOWN = [
  'color-accent',
  'color-accent-strong',
  'color-done',
  'color-done-ground',
  'color-dark',
  'color-ink',
  'color-ink-soft',
  'color-control',
  'color-line',
  'color-ground-soft',
  'color-page',
  'color-ground',
] as const;

/** A whole palette from one color. */
export function BrandColor({ work }: { work: ThemeAtWork }): ReactNode {
  const { color, variant, setColor, setVariant } = useBrand(work);
  /** While it is typed into. */
  const [typed, setTyped] = useState<string>();
  const isBad = typed !== undefined && typed !== '' && readColor(typed) === undefined;
  const type = (text: string) => {
    setTyped(text);
    const hex = readColor(text);
    if (hex) setColor(hex);
  };
  return (
    <Card id="theme-brand" title="Your brand’s color">
      <Field
        label="Color"
        hint="One is enough: all other colors are made from it, so that every text can be read."
        error={isBad ? 'A CSS color such as "#7a1f2b", "teal" or "oklch(50% 0.1 20)".' : undefined}
      >
        {(props) => (
          <div className={styles.tokenControl}>
            <ColorInput label="Your brand’s color" value={color} onValue={setColor} />
            <input
              {...props}
              className={cx(control, styles.tokenText)}
              spellCheck={false}
              autoComplete="off"
              value={typed ?? color}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={() => setTyped(isBad ? typed : undefined)}
            />
          </div>
        )}
      </Field>
      <ChoiceGroup label="The page around the widgets is" look="chip">
        {variants.map(([option, label]) => (
          <Choice
            key={option}
            type="radio"
            name="variant"
            look="chip"
            value={option}
            checked={variant === option}
            onSelect={() => setVariant(option)}
          >
            {label}
          </Choice>
        ))}
      </ChoiceGroup>
      <div className={styles.palette} aria-hidden="true">
        {SHOWN.map((name) => (
          <Swatch key={name} color={work.values[name]} />
        ))}
      </div>
      {Object.keys(work.theme).length > 0 && (
        <div>
          <TextButton onPress={removeTheme}>Start over</TextButton>
          <p className={layout.quiet}>Takes away the whole theme. Undo brings it back.</p>
        </div>
      )}
    </Card>
  );
}
