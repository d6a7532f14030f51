import { X } from 'lucide';
import type { ReactNode } from 'react';
import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { Heading } from '../base/Heading';
import { Icon } from '../base/Icon';

interface DialogHeadProps {
  /** Id of the heading: the dialog's `labelledBy`. */
  id: string;
  title: string;
  /** Label of the close button; without one there is no button. */
  close: string | undefined;
  onClose: () => void;
}

/** The sticky head of a dialog: heading and close button. No `<header>`: that would be a second banner of the page. */
export function DialogHead({ id, title, close, onClose }: DialogHeadProps): ReactNode {
  return (
    <div className={head}>
      <Heading rank={1} id={id} className={heading}>
        {title}
      </Heading>
      {close && (
        <button type="button" className={button} aria-label={close} data-close="" onClick={onClose}>
          <Icon icon={X} size={24} />
        </button>
      )}
    </div>
  );
}

const head = css`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 65px;
  padding-block: 8px;
  padding-inline: 20px 8px;
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-ground')};

  @container (min-width: 560px) {
    padding-inline: 40px 16px;
  }
`;

const heading = css`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: 1.0625em;
  font-weight: 650;
`;

const button = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;

  &:hover {
    background: ${token('color-ground-soft')};
  }
`;
