import { ChevronDown, CircleAlert } from 'lucide';
import { type ReactNode, useState } from 'react';
import type { TokenName } from '../../src/style/tokens';
import { Icon } from '../../src/ui/base/Icon';
import { TextButton } from '../../src/ui/controls/TextButton';
import * as layout from '../../webapp/layout.styles';
import { Card } from '../ui/Card';
import { readColor } from './readColor';
import { ColorInput, Swatch, TokenField } from './TokenField';
import * as styles from './theme.styles';
import { colorGroups, labelOf } from './themeValues';
import { setToken, type ThemeAtWork } from './useTheme';

/** Every color, for who wants to choose it. */
export function ColorFields({ work }: { work: ThemeAtWork }): ReactNode {
  return (
    <Card id="theme-colors" title="Single colors">
      <p className={layout.quiet}>What you leave empty follows from what you set.</p>
      {work.unknown.map((name) => (
        <div key={name}>
          <p className={styles.fails}>
            <Icon icon={CircleAlert} size={16} />
            {`“${name}” is none of the tokens, and is left out.`}
          </p>
          <TextButton onPress={() => setToken(name, '')}>{`Remove ${name}`}</TextButton>
        </div>
      ))}
      <div>
        {colorGroups.map(([title, names]) => (
          <ColorGroup key={title} title={title} names={names} work={work} />
        ))}
      </div>
    </Card>
  );
}

interface ColorGroupProps {
  work: ThemeAtWork;
  title: string;
  names: readonly TokenName[];
}

/** Colors of one purpose. It stays open while one of them is wrong. */
function ColorGroup({ title, names, work }: ColorGroupProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.group}
      open={isOpen || names.some((name) => work.problems.has(name))}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{title}</span>
        <span className={styles.swatches}>
          {names.map((name) => (
            <Swatch key={name} color={work.values[name]} />
          ))}
        </span>
        <Icon icon={ChevronDown} size={20} />
      </summary>
      <div className={layout.pair}>
        {names.map((name) => (
          <TokenField key={name} name={name} work={work}>
            <ColorInput
              label={labelOf(name)}
              value={readColor(work.values[name]) ?? '#000000'}
              onValue={(value) => setToken(name, value)}
            />
          </TokenField>
        ))}
      </div>
    </details>
  );
}
