/** What the built-in firm says in this language in place of the messages for any firm, by topic of messages. */
import business from '../../../demo/public/business.de.json' with { type: 'json' };
import { ownTextsIn } from '../../content/ownTextsIn';

export const { estimator, photos } = ownTextsIn(business, 'de');
