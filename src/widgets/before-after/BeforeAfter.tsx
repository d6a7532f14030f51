import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { Comparison } from '../../ui/comparison/Comparison';
import type { BeforeAfterSpec } from './before-after.element';

/** A comparison of the two pictures in the element's attributes. */
export function BeforeAfter({ settings }: WidgetViewProps<BeforeAfterSpec, object>): ReactNode {
  const { before, beforeAlt = '', after, afterAlt = '', start } = settings.attributes;
  return (
    <div lang={settings.lang}>
      <Comparison
        before={before ? { src: before, alt: beforeAlt } : undefined}
        after={after ? { src: after, alt: afterAlt } : undefined}
        start={start}
        sizes="100vw"
        messages={settings.messages.comparison}
      />
    </div>
  );
}
