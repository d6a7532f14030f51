import { ArrowUp } from 'lucide';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/emotion';
import { Icon } from '../../ui/Icon';
import { useKeepClear } from '../../ui/useKeepClear';
import { useScrolledPast } from '../../ui/useScrolledPast';
import type { ScrollTopSpec } from './scroll-top.element';
import * as styles from './scroll-top.styles';

/** The way back to the top of a long page. A link, so that it works before and without script. */
export function ScrollTop({ settings }: WidgetViewProps<ScrollTopSpec, object>): ReactNode {
  const scrolled = useScrolledPast(300);
  const link = useRef<HTMLAnchorElement>(null);
  useKeepClear(link);

  return (
    <div className={cx(styles.root, scrolled && styles.scrolled)} lang={settings.lang}>
      <a
        ref={link}
        href="#top"
        part="button"
        data-floats=""
        className={styles.button}
        aria-label={settings.texts.scrollTop.label}
        onClick={goToTop}
      >
        <Icon icon={ArrowUp} size={22} />
      </a>
    </div>
  );
}

/** Without the entry that the link would leave in the browser's history. The focus goes along: the next Tab starts there. */
function goToTop(event: MouseEvent): void {
  event.preventDefault();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { body } = document;
  const before = body.getAttribute('tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (before === null) body.removeAttribute('tabindex');
  else body.setAttribute('tabindex', before);
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}
