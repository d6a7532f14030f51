import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';
import { menuLink } from '../../webapp/layout.styles';
import { nameOf } from '../config/names';
import { groupsOf } from './groups';

interface WidgetListProps {
  tags: readonly string[];
  /** The tag of the one that is shown. */
  chosen: string;
}

/** All widgets by group; where there is little space, behind a button. */
export function WidgetList({ tags, chosen }: WidgetListProps): ReactNode {
  const isWide = useMedia('(min-width: 1201px)');
  const details = useRef<HTMLDetailsElement>(null);
  /** What was opened to choose is closed, and keeps the focus. */
  const close = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  const list = (
    <nav aria-label="Widgets" className={listLook}>
      {groupsOf(tags).map(({ label, tags: own }) => (
        <section key={label}>
          <h2 className={group}>{label}</h2>
          <ul>
            {own.map((tag) => (
              <li key={tag}>
                <a
                  href={`#gallery/${tag}`}
                  className={entry}
                  aria-current={tag === chosen ? 'true' : undefined}
                  onClick={close}
                >
                  {nameOf(tag)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
  if (isWide) return list;
  return (
    <details ref={details} className={collapsed}>
      <summary className={toggle}>Widgets: {nameOf(chosen)}</summary>
      {list}
    </details>
  );
}

/** Whether a media query matches now. */
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );

const listLook = css`
  display: grid;
  gap: 20px;

  @media (max-width: 1200px) {
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    padding-block-start: 12px;
  }
`;

const group = css`
  padding-inline: 12px;
  margin-block-end: 4px;
  font-size: 0.875em;
  font-weight: 600;
  color: ${token('color-ink-soft')};
`;

const entry = css`
  ${menuLink}

  &:hover {
    background: ${token('color-ground-soft')};
  }

  &[aria-current] {
    font-weight: 600;
    background: ${token('color-done-ground')};
    box-shadow: inset 3px 0 0 ${token('color-done')};
  }
`;

const collapsed = css`
  padding: 4px 16px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
`;

const toggle = css`
  min-block-size: 44px;
  line-height: 44px;
  font-weight: 600;
  cursor: pointer;
`;
