import type { Question } from '../../../domain/question';
import { photoBudget, uploadBytes } from '../../../forms/photoList';

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
