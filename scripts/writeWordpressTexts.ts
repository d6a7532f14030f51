/**
 * `npm run wordpress-texts`: brings the plugin's template for translators up to date, and its Spanish, where new texts are
 * empty until somebody translates them.
 */
import { writeFileSync } from 'node:fs';
import { SPANISH, spanish, TEMPLATE, template } from './wordpressTexts';

writeFileSync(TEMPLATE, template());
writeFileSync(SPANISH, spanish());
