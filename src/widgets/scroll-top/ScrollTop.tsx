import { ArrowUp } from 'lucide';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { safeDocument } from '../../page/safeDocument';
import { cx } from '../../style/cx';
import { Icon } from '../../ui/base/Icon';
import { useAvoidOverlap } from '../../ui/base/useAvoidOverlap';
import { useScrolledPast } from '../../ui/section/useScrolledPast';
import type { ScrollTopSpec } from './scroll-top.element';
import * as styles from './scroll-top.styles';

/** The floating button that scrolls to the top. A link, so that it works before hydration and without script. */
export function ScrollTop({ settings }: WidgetViewProps<ScrollTopSpec, object>): ReactNode {
  const scrolled = useScrolledPast(300);
  const link = useRef<HTMLAnchorElement>(null);
  useAvoidOverlap(link);

  return (
    <div className={cx(styles.root, scrolled && styles.scrolled)} lang={settings.lang}>
      <a
        ref={link}
        href="#top"
        part="button"
        data-floating=""
        className={styles.button}
        aria-label={settings.messages.scrollTop.label}
        onClick={goToTop}
      >
        <Icon icon={ArrowUp} size={22} />
      </a>
    </div>
  );
}

/** Scrolls without a history entry, and moves the focus to the top, so that the next Tab starts there. */
function goToTop(event: MouseEvent): void {
  event.preventDefault();
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { body } = safeDocument;
  const before = body.getAttribute('tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (before === null) body.removeAttribute('tabindex');
  else body.setAttribute('tabindex', before);
  scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
}
