import type { Prepared } from './photo';
import { newId, preparePhoto, toDataUrl } from './preparePhoto';

/**
 * Prepares a file where a PDF is taken too. It goes into the lead as it is; everything else is prepared as a photo.
 * @param maxBytes what the result may take, as a `data:` string.
 * @returns the file, or why there is none. Never rejects.
 */
export async function prepareFile(file: File, maxBytes: number): Promise<Prepared> {
  try {
    const isPdf = (await file.slice(0, 5).text()) === '%PDF-';
    if (!isPdf) return await preparePhoto(file, maxBytes);
    // Base64 takes four characters for three bytes: so a film of some gigabytes that is called PDF is not read.
    if ((file.size / 3) * 4 > maxBytes) return { refused: 'documentTooLarge' };
    const dataUrl = await toDataUrl(new Blob([file], { type: 'application/pdf' }));
    if (dataUrl.length > maxBytes) return { refused: 'documentTooLarge' };
    return {
      photo: { id: newId(), name: file.name, dataUrl, width: 0, height: 0, bytes: dataUrl.length },
    };
  } catch {
    return { refused: 'unreadable' }; // the file is gone or locked
  }
}
