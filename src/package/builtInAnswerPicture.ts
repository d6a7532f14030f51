/** In place of `src/widgets/estimator/steps/builtInAnswerPicture.ts`. */
import { pictures } from 'virtual:answer-pictures';
import { packagedPicture } from './packagedPicture';

export const builtInAnswerPicture = packagedPicture(pictures);
