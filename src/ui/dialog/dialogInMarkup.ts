import { createContext } from 'react';

/** Whether the widget's markup has its closed dialog: then it is rendered before it is opened. */
export const DialogInMarkup = createContext(false);
