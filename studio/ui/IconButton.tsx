import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';
import { Icon } from '../../src/ui/base/Icon';

interface IconButtonProps {
  icon: IconNode;
  size?: number;
  label: string;
  onPress: () => void;
}

/** A button that shows an icon only. */
export function IconButton({ icon, size = 20, label, onPress }: IconButtonProps): ReactNode {
  return (
    <button type="button" className={iconButton} aria-label={label} onClick={onPress}>
      <Icon icon={icon} size={size} />
    </button>
  );
}

/** Its look, also for a button that is more than pressed. */
export const iconButton = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: ${token('color-ink-soft')};
  cursor: pointer;

  &:hover {
    color: ${token('color-ink')};
    background: ${token('color-ground-soft')};
  }
`;
