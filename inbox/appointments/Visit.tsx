import { GripVertical } from 'lucide';
import type { ReactNode } from 'react';
import type { ListedAppointment } from '../../server/inbox/leadRoutes';
import { timeText } from '../../src/forms/slots/part/times';
import { cx } from '../../src/style/cx';
import { Icon } from '../../src/ui/base/Icon';
import { leadHref } from '../app/route';
import { contactHrefs } from '../lead/leadTexts';
import { useMessages } from '../messages/useMessages';
import { useFirmName } from '../ui/useFirms';
import { useTimeStyle } from '../ui/useTimeStyle';
import * as styles from './appointments.styles';
import { useGrip } from './useGrip';
import type { Moving } from './useMoving';

interface VisitProps {
  appointment: ListedAppointment;
  canMove: boolean;
  /** The names of those who may come. */
  crews: readonly string[];
  onCrew: (crew: string) => void;
  moving: Moving;
  /** With the start of the time over which it is dragged. */
  onOver: (start: string | undefined) => void;
}

/** An appointment, with what one needs on the way. */
export function Visit({ appointment, canMove, crews, onCrew, moving, onOver }: VisitProps): ReactNode {
  const messages = useMessages();
  const { lang, timeZone } = useTimeStyle();
  const { leadId, state, crew, phone, address } = appointment;
  const firm = useFirmName()(appointment.firm);
  const name = appointment.name || messages.noName;
  const isMoving = moving.appointment?.leadId === leadId;
  const { handlers, isDragging } = useGrip({
    onGrasp: () => moving.begin(appointment),
    onOver,
    onDrop: (target) => moving.moveTo({ start: target }),
    onPress: () => (isMoving ? moving.stop() : moving.begin(appointment)),
  });
  const action = isMoving ? messages.calendar.stay : messages.calendar.move;
  const { call, map } = contactHrefs({ phone, address });
  return (
    <li className={cx(styles.visit, isMoving && styles.moving, isDragging && styles.dragged)}>
      <p>
        <strong>{timeText(appointment, { locale: lang, timeZone, windows: true })}</strong>
      </p>
      <p>
        <a href={leadHref(leadId)}>{name}</a>
        {state !== 'booked' && ` · ${messages.appointment[state]}`}
        {crew && crews.length === 0 && ` · ${crew}`}
        {firm && ` · ${firm}`}
      </p>
      {phone && (
        <a className={styles.line} href={call}>
          {phone}
        </a>
      )}
      {address && (
        <a className={styles.line} href={map} rel="noreferrer">
          {address}
        </a>
      )}
      {crews.length > 0 && (
        <label className={styles.crew}>
          <span>{messages.calendar.crew}</span>
          <select value={crew} onChange={(event) => onCrew(event.currentTarget.value)}>
            {/* One that was renamed since, or that there is no more. */}
            {!crews.includes(crew) && <option value={crew}>{crew}</option>}
            {crews.map((crewName) => (
              <option key={crewName}>{crewName}</option>
            ))}
          </select>
        </label>
      )}
      {canMove && (
        <button type="button" className={styles.grip} aria-label={`${action}: ${name}`} {...handlers}>
          <Icon icon={GripVertical} size={18} />
          <span>{action}</span>
        </button>
      )}
    </li>
  );
}
