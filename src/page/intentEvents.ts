/** Events by which a visitor turns to an element: with a pointer, a finger or the keyboard. */
export const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;
