import type { Question } from '../../../domain/question';
import { photoBudget, uploadBytes } from '../../../forms/photoList';
import type { Photo } from '../../../forms/photos/photo';

/**
 * How a lead's bytes for photos and files are shared: the photos of the job have all of them, or half where the firm asks
 * for files, which then have the other half in equal parts.
 */
export function uploadBudgets(questions: readonly Question[]) {
  const files = questions.filter(({ answer }) => answer === 'file').length;
  const half = uploadBytes / 2;
  return {
    photos: photoBudget('estimate', files > 0 ? half : uploadBytes),
    file: { limit: 1, maxBytes: Math.floor(half / Math.max(files, 1)) },
  };
}

/** Whether a file has to be chosen. Who has none calls: without a phone number nobody insists on it. */
export const isFileRequired = ({ answer, required }: Question, phone: string): boolean =>
  answer === 'file' && required === true && phone !== '';

/** The questions that are asked for a file that has to be chosen, and is not. */
export const missingFiles = (
  asked: readonly Question[],
  photos: readonly Photo[],
  phone: string,
): Question[] =>
  asked.filter(
    (question) => isFileRequired(question, phone) && !photos.some((photo) => photo.question === question.id),
  );
