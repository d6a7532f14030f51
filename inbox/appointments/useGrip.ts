import { type PointerEvent, useRef, useState } from 'react';

/** Pixels that a pointer moves before it drags. */
const SLACK = 6;

interface Grip {
  isDragging: boolean;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
    onClick: () => void;
  };
}

/** Elements with `data-start` are where something can be dropped. */
const targetAt = ({ clientX, clientY }: PointerEvent): string | undefined => {
  const target = document.elementFromPoint(clientX, clientY)?.closest('[data-start]');
  return target?.getAttribute('data-start') ?? undefined;
};

/** A button by which something is dragged, by mouse or finger, and that is pressed too. */
export function useGrip({
  onGrasp,
  onOver,
  onDrop,
  onPress,
}: {
  onGrasp: () => void;
  /** With the target below the pointer. */
  onOver: (target: string | undefined) => void;
  onDrop: (target: string) => void;
  onPress: () => void;
}): Grip {
  const from = useRef<{ x: number; y: number }>(undefined);
  const wasDragged = useRef(false);
  const [isDragging, setDragging] = useState(false);
  const end = () => {
    from.current = undefined;
    setDragging(false);
    onOver(undefined);
  };
  return {
    isDragging,
    handlers: {
      onPointerDown({ button, clientX: x, clientY: y, currentTarget, pointerId }) {
        if (button !== 0) return;
        from.current = { x, y };
        wasDragged.current = false;
        currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove(event) {
        if (!from.current) return;
        const { x, y } = from.current;
        if (!isDragging && Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return;
        if (!isDragging) onGrasp();
        wasDragged.current = true;
        setDragging(true);
        onOver(targetAt(event));
      },
      onPointerUp(event) {
        const target = isDragging ? targetAt(event) : undefined;
        end();
        if (target !== undefined) onDrop(target);
      },
      onPointerCancel: end,
      onClick() {
        if (!wasDragged.current) onPress();
        wasDragged.current = false;
      },
    },
  };
}
