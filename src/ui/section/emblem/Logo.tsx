import type { ReactNode } from 'react';
import { css } from '../../../style/emotion';
import { EMBLEM } from '../../base/emblem';
import { initialsOf } from '../../base/initialsOf';
import { Mark } from './Mark';

interface LogoProps {
  company: { readonly name: string; readonly logo?: string | undefined };
  /** Of the emblem, in px. */
  size: number;
}

/** What stands before the company's name, hidden from assistive technology: a picture, the emblem, or letters. */
export function Logo({ company: { name, logo }, size }: LogoProps): ReactNode {
  if (logo === EMBLEM) return <Mark size={size} />;
  if (logo?.includes('/')) return <img className={picture} src={logo} alt="" />;
  return (
    <b className={letters} aria-hidden="true">
      {logo || initialsOf(name)}
    </b>
  );
}

const picture = css`
  flex: none;
  inline-size: auto;
  max-inline-size: 140px;
  block-size: 40px;
  object-fit: contain;
`;

const letters = css`
  flex: none;
  display: grid;
  place-items: center;
  min-inline-size: 2.9em;
  block-size: 2.9em;
  border: 2px solid;
  border-radius: 1.45em;
  font-size: 0.6em;
  line-height: 1;
  letter-spacing: 0.02em;
`;
