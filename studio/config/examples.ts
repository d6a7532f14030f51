/** A complete config of an invented firm, served in the folder `examples` beside the studio. */
export interface Example {
  /** Name of its file. */
  file: string;
  label: string;
}

export const examples: readonly Example[] = [
  { file: 'window-cleaning.json', label: 'Window cleaning' },
  { file: 'window-cleaning-shops.json', label: 'Window cleaning for shops' },
  { file: 'pest-control.json', label: 'Pest control' },
  { file: 'moving.json', label: 'Moving' },
  { file: 'house-painting.json', label: 'House painting, in Spanish' },
  { file: 'lawn-care.json', label: 'Lawn care, in German' },
  { file: 'ours.json', label: 'Built-in firm, other ZIP codes' },
];

/** Where an example's config lies. */
export const exampleUrl = (file: string): string => new URL(`../examples/${file}`, document.baseURI).href;

/** Loads an example's config. @throws where it cannot be had. */
export async function loadExample(file: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(exampleUrl(file));
  if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  return (await response.json()) as Readonly<Record<string, unknown>>;
}
