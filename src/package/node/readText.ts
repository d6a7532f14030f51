import { readFileSync } from 'node:fs';

/** Of a file that was named on the command line. @throws Error with a sentence that names the file. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${file} ${REASONS[code] ?? `cannot be read (${code})`}.`, { cause: error });
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be read by you',
};
