import { createContext } from 'react';

/** Heading of the summary of errors; undefined where the page wants none (`error-summary`). */
export const ErrorSummaryHeading = createContext<string | undefined>(undefined);
