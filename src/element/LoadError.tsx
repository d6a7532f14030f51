import type { ReactNode } from 'react';
import { css } from '../style/emotion';
import { token } from '../style/tokens';
import { PhoneText } from '../ui/base/PhoneText';
import type { WidgetSettings } from './spec';

/** A form's own messages for a request that could not be sent. */
interface FormMessages {
  error: string;
  errorWithoutPhone: string;
}

const isForm = (topic: object): topic is FormMessages => 'errorWithoutPhone' in topic;

/**
 * Stands hidden beside prerendered markup and snapshots: shown where the visitor uses the widget and its code cannot be
 * had. Only the build renders it.
 */
export function LoadError({ settings: { messages, facts, lang } }: { settings: WidgetSettings }): ReactNode {
  const form = Object.values<object>(messages).find(isForm);
  const without = form?.errorWithoutPhone ?? messages.common.loadErrorWithoutPhone;
  return (
    <p hidden role="alert" data-load-error="" data-without-phone={without} className={box} lang={lang}>
      <PhoneText
        text={form?.error ?? messages.common.loadError}
        phone={facts.company.phone}
        without={without}
      />
    </p>
  );
}

/** In a form at its end, else a popover at what was pressed. */
const box = css`
  grid-column: 1 / -1;
  max-inline-size: min(480px, 100vw - 32px);
  margin-block-start: 16px;
  padding: 16px 18px;
  border: 2px solid ${token('color-error')};
  border-radius: ${token('radius-control')};
  background: ${token('color-error-ground')};
  color: ${token('color-ink')};
  font-family: ${token('font')};
  font-size: medium; /* the visitor's own, in a popover as well */
  line-height: 1.5;

  /* Below what was pressed, or above it; at the top of the window in browsers that cannot do that. */
  &:popover-open {
    margin: 8px 8px auto;
    position-area: bottom;
    position-try-fallbacks: flip-block;
  }
`;
