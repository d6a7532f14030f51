/** A picture that came with a lead. */
export interface Photo {
  /** A name of our own: `photo-1.jpeg`. */
  name: string;
  /** Such as `image/jpeg`. */
  type: string;
  content: Buffer;
}

/** The fields of a lead that hold photos. */
export const photoFields: readonly string[] = ['photos', 'uploadedImages'];

/** The photos of a lead, in their order. What cannot be read as an image is left out. */
export async function photosOf(lead: Record<string, unknown>): Promise<Photo[]> {
  const texts = photoFields
    .flatMap((field) => lead[field])
    .filter((entry): entry is string => typeof entry === 'string' && /^data:image\//i.test(entry));
  const photos: Photo[] = [];
  for (const text of texts) {
    const response = await fetch(text).catch(() => undefined);
    const type = /^image\/[a-z\d.+-]{1,50}/i.exec(response?.headers.get('content-type') ?? '')?.[0];
    if (!response || !type) continue;
    const ending = /[a-z\d]+/i.exec(type.slice('image/'.length))?.[0] ?? 'image';
    photos.push({
      name: `photo-${photos.length + 1}.${ending}`,
      type,
      content: Buffer.from(await response.arrayBuffer()),
    });
  }
  return photos;
}
