import type { ReactNode } from 'react';
import { useLazyModule } from '../../ui/base/useLazyModule';
import { offersTimes } from './availability';
import { loadSlots } from './loadSlots';
import type { SlotForm } from './part/slotForm';

const usePart = ({ settings }: SlotForm) =>
  useLazyModule(offersTimes(settings.facts.availability) ? loadSlots : undefined);

/** Lets the visitor choose a time, where the firm offers any. It stands before the button that sends the form. */
export function TimeField(
  props: SlotForm & {
    /** The kind of the form's leads. */
    kind: string;
    /** The ids of all that the visit is for. */
    services?: readonly string[] | undefined;
  },
): ReactNode {
  const part = usePart(props);
  return part && <part.BookTime {...props} />;
}

/** What became of the chosen time; nothing where none was chosen. */
export function BookedTime(props: SlotForm): ReactNode {
  const part = usePart(props);
  return part && <part.Outcome {...props} />;
}

/** What is said when a form was sent: that a visit is booked only where it is. */
export function SentMessage({ children, ...form }: SlotForm & { children: string }): ReactNode {
  const part = usePart(form);
  return part ? <part.SentMessage {...form}>{children}</part.SentMessage> : children;
}
