/** How a visitor comes near a widget. */
export const NEAR_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;
