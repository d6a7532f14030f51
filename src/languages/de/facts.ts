/** The built-in firm's facts in this language, as `business.de.json` writes them, by topic. */
import business from '../../../demo/public/business.de.json' with { type: 'json' };
import { translationIn } from '../../content/translation/translationIn';

export const { estimator, quote, referenced } = translationIn(business);
