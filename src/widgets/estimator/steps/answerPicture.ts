import { pictureFile } from '../../../ui/base/pictureFile';
import { builtInAnswerPicture } from './builtInAnswerPicture';

/** The URL of the picture of an answer or an item. */
export const answerPicture = (url: string): string => pictureFile(url, builtInAnswerPicture);
