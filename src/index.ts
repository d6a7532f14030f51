/** Every widget at once: the one-file script, and the types of the package. */
export type * from './element/events';

import './widgets/audit-wizard';
import './widgets/contact-form';
import './widgets/estimator';
import './widgets/quote-builder';
