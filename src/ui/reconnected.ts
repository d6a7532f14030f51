/**
 * Dispatched on a widget's shadow root each time it comes into the document, moves included: the browser forgets on
 * the way that a dialog was modal.
 */
export const RECONNECTED = 'bio-reconnected';
