import { Plus, X } from 'lucide';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../src/ui/base/Icon';
import {
  type Edge,
  edgeRoom,
  type Span,
  STEP,
  withEdge,
  withOneMore,
  withSpan,
  withSpanAt,
  withStart,
} from './spans';
import * as styles from './timeGrid.styles';
import type { WeekMessages } from './weekMessages';
import { timeText } from './weekMessages';

export interface Column {
  key: string;
  /** As short as its place is narrow. */
  label: string;
  /** For screen readers. */
  name: string;
  spans: readonly Span[];
}

interface TimeGridProps {
  columns: readonly Column[];
  /** With the columns that have changed. */
  onSpans: (changed: Readonly<Record<string, readonly Span[]>>) => void;
  messages: WeekMessages;
  lang: string;
}

/** Minutes from midnight. */
interface Range {
  first: number;
  last: number;
}

/** What is shown of a day: the usual hours, and one more than anything takes. */
function rangeOf(columns: readonly Column[]): Range {
  const spans = columns.flatMap((column) => column.spans);
  const first = Math.min(7 * 60, ...spans.map(({ from }) => from - 60));
  const last = Math.max(19 * 60, ...spans.map(({ until }) => until + 60));
  return {
    first: Math.max(0, Math.floor(first / 60) * 60),
    last: Math.min(24 * 60, Math.ceil(last / 60) * 60),
  };
}

/** Minutes by which keys move an edge; towards the beginning of the day where they are negative. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: -STEP,
  ArrowLeft: -STEP,
  ArrowDown: STEP,
  ArrowRight: STEP,
  PageUp: -60,
  PageDown: 60,
  Home: -24 * 60,
  End: 24 * 60,
};

/** Spans of days, beside each other: their ends are dragged, or moved by keys, and whole spans are dragged by the mouse. */
export function TimeGrid({ columns, onSpans, messages, lang }: TimeGridProps): ReactNode {
  const grid = useRef<HTMLDivElement>(null);
  /** What is dragged, and how all was when that began. */
  const drag = useRef<{
    column: Column;
    index: number;
    part: Edge | 'all';
    /** Minutes from the beginning of the span to where it was grasped. */
    grasp: number;
    before: readonly Column[];
  }>(undefined);
  const [dragRange, setDragRange] = useState<Range>();
  const wanted = useRef<string>(undefined);
  const range = dragRange ?? rangeOf(columns);
  const hours = [...Array((range.last - range.first) / 60).keys()].map((nth) => range.first + nth * 60);

  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    grid.current?.querySelector<HTMLElement>(`[data-edge="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  });

  const tracks = () => [...(grid.current?.querySelectorAll('[data-track]') ?? [])];
  const minutesAt = (y: number): number => {
    const { top, height } = tracks()[0]?.getBoundingClientRect() ?? { top: 0, height: 1 };
    return range.first + ((y - top) / height) * (range.last - range.first);
  };
  const columnAt = (x: number): number =>
    tracks().findIndex((track) => {
      const { left, right } = track.getBoundingClientRect();
      return left <= x && x < right;
    });

  const grasp = (column: Column, index: number, part: Edge | 'all') => (event: PointerEvent) => {
    // A finger on a span scrolls the page: only its ends are for dragging.
    if (event.button !== 0 || (part === 'all' && event.pointerType === 'touch')) return;
    const from = column.spans[index]?.from ?? 0;
    drag.current = { column, index, part, grasp: minutesAt(event.clientY) - from, before: columns };
    setDragRange(range);
    grid.current?.setPointerCapture(event.pointerId);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!drag.current) return;
    const { column, index, part, grasp: offset, before } = drag.current;
    const { key, spans } = column;
    const unmoved = Object.fromEntries(before.map((one) => [one.key, one.spans]));
    const minutes = minutesAt(clientY);
    if (part !== 'all') {
      onSpans({ [key]: withEdge(spans, index, part, minutes) });
      return;
    }
    const other = before[columnAt(clientX)];
    const span = spans[index];
    if (!other || !span || other.key === key) {
      onSpans({ ...unmoved, [key]: withStart(spans, index, minutes - offset) });
      return;
    }
    const moved = withSpan(other.spans, minutes - offset, span.until - span.from);
    if (moved) onSpans({ ...unmoved, [key]: spans.filter((_, at) => at !== index), [other.key]: moved });
  };
  const drop = () => {
    drag.current = undefined;
    setDragRange(undefined);
  };
  const add = ({ key, spans }: Column, more: readonly Span[] | undefined) => {
    if (!more) return;
    wanted.current = `${key} ${more.findIndex((span) => !spans.includes(span))} from`;
    onSpans({ [key]: more });
  };
  const remove = ({ key, spans }: Column, index: number) => {
    grid.current?.querySelector<HTMLElement>(`[data-add="${key}"]`)?.focus();
    onSpans({ [key]: spans.filter((_, at) => at !== index) });
  };
  const press = (column: Column, index: number, edge: Edge) => (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    const span = column.spans[index];
    if (event.key === 'Delete' || event.key === 'Backspace') remove(column, index);
    else if (by !== undefined && span)
      onSpans({ [column.key]: withEdge(column.spans, index, edge, span[edge] + by) });
    else return;
    event.preventDefault();
  };
  const percent = (minutes: number) => `${((minutes - range.first) / (range.last - range.first)) * 100}%`;

  return (
    <div
      ref={grid}
      className={styles.grid}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={drop}
      onLostPointerCapture={drop}
    >
      <div className={styles.axis} aria-hidden="true">
        <div className={styles.head} />
        <div className={styles.hours} style={{ blockSize: `${hours.length * styles.HOUR}px` }}>
          {hours.map((hour) => (
            <span key={hour} style={{ insetBlockStart: percent(hour) }}>
              {timeText(hour, lang, true)}
            </span>
          ))}
        </div>
      </div>
      {columns.map((column) => (
        <fieldset key={column.key} className={styles.column} aria-label={column.name}>
          <div className={styles.head}>
            <span aria-hidden="true">{column.label}</span>
            <button
              type="button"
              className={styles.add}
              data-add={column.key}
              aria-label={messages.add.replace('{day}', column.name)}
              onClick={() => add(column, withOneMore(column.spans, 8 * 60))}
            >
              <Icon icon={Plus} size={16} />
            </button>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button above is for keys */}
          <div
            className={styles.track}
            data-track
            style={{ blockSize: `${hours.length * styles.HOUR}px` }}
            onClick={({ target, currentTarget, clientY }) => {
              if (target === currentTarget) add(column, withSpanAt(column.spans, minutesAt(clientY)));
            }}
          >
            {column.spans.map((span, index) => (
              <div
                // oxlint-disable-next-line react/no-array-index-key -- dragged, a span stays the same one
                key={index}
                className={styles.span}
                style={{
                  insetBlockStart: percent(span.from),
                  blockSize: `${((span.until - span.from) / 60) * styles.HOUR}px`,
                }}
                onPointerDown={grasp(column, index, 'all')}
              >
                <span className={styles.time} aria-hidden="true">
                  {timeText(span.from, lang, true)}
                </span>
                <span className={styles.time} aria-hidden="true">
                  {timeText(span.until, lang, true)}
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={messages.remove
                    .replace('{day}', column.name)
                    .replace('{from}', timeText(span.from, lang))
                    .replace('{until}', timeText(span.until, lang))}
                  onPointerDown={(event) => event.stopPropagation()}
                  onClick={() => remove(column, index)}
                >
                  <Icon icon={X} size={14} />
                </button>
                {(['from', 'until'] as const).map((edge) => {
                  const [min, max] = edgeRoom(column.spans, index, edge);
                  return (
                    <div
                      key={edge}
                      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- native ones do not share a track
                      role="slider"
                      tabIndex={0}
                      className={edge === 'from' ? styles.begin : styles.end}
                      data-edge={`${column.key} ${index} ${edge}`}
                      aria-label={messages[edge].replace('{day}', column.name)}
                      aria-orientation="vertical"
                      aria-valuemin={min}
                      aria-valuemax={max}
                      aria-valuenow={span[edge]}
                      aria-valuetext={timeText(span[edge], lang)}
                      onPointerDown={(event) => {
                        event.stopPropagation();
                        grasp(column, index, edge)(event);
                      }}
                      onKeyDown={press(column, index, edge)}
                    />
                  );
                })}
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
