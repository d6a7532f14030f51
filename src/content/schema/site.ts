/** What the firm's own site does beside what its widgets do. */
import * as v from 'valibot';
import { topic } from '../fields';

const SCHEME = '"light", "dark" or "light dark"';

export const site = topic(
  {
    scheme: v.optional(
      v.pipe(
        v.picklist(['light', 'dark', 'light dark'], SCHEME),
        v.description(
          'The look of its pages, with their widgets: `light`, `dark`, or `light dark` as the visitor’s device is set. Without it they are light. Widgets on other pages do as `theme.scheme` says; where that is set, the site does so too.',
        ),
      ),
    ),
  },
  "The firm's own site, which `npm run build` makes.",
);
