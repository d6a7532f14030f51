/**
 * URL of a picture of answers that comes with the widgets. The npm package has a module of its own in place of this one, so that an app with an
 * estimator alone gets none of the other pictures: `src/package/builtInAnswerPicture.ts`.
 */
export { builtInPicture as builtInAnswerPicture } from '../../../ui/base/builtInPicture';
