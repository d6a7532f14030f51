import { CircleAlert, CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { css } from '../../../src/style/emotion';
import { token } from '../../../src/style/tokens';
import { Icon } from '../../../src/ui/base/Icon';
import type { Path } from '../../config/path';
import { goTo } from '../form';
import { mistakesText } from '../labels';
import { sectionOf } from '../sections';
import { useCheck } from './checkStore';

/** All mistakes of the config: each leads to its field. */
export function Findings(): ReactNode {
  const all = useCheck((state) => state.all);
  const failed = useCheck((state) => state.failed);
  const isChecked = useCheck((state) => state.config !== undefined);
  if (failed)
    return (
      <p className={line}>
        The check could not be loaded, so mistakes are not shown. Reload when you are online.
      </p>
    );
  if (!isChecked) return null;
  if (all.length === 0)
    return (
      <p className={line}>
        <Icon icon={CircleCheck} size={20} /> No mistakes found.
      </p>
    );
  return (
    <details className={findings}>
      <summary className={line}>
        <Icon icon={CircleAlert} size={20} /> {mistakesText(all.length)}
      </summary>
      <ul>
        {all.map(({ place, path, message, expected }, index) => (
          <li key={`${path} ${index}`}>
            <button type="button" onClick={() => show(place)}>
              <strong>{path}</strong> {message}. Expected {expected}.
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function show(place: Path): void {
  if (place[0] === 'theme') location.hash = 'theme';
  else {
    const section = sectionOf(place);
    location.hash = `editor/${section.id}${section.id === 'texts' ? `/${String(place[1] ?? 'en')}` : ''}`;
    goTo(place);
  }
}

const line = css`
  display: flex;
  gap: 8px;
  align-items: center;
  min-block-size: 44px;
`;

const findings = css`
  padding-inline: 16px;
  border-radius: ${token('radius-control')};
  background: ${token('color-error-ground')};

  & > summary {
    font-weight: 600;
    color: ${token('color-error')};
    cursor: pointer;
  }

  & > ul {
    padding-block-end: 8px;
  }

  & button {
    min-block-size: 44px;
    padding: 4px 0;
    border: 0;
    background: none;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & button:hover {
    text-decoration: underline;
  }
`;
