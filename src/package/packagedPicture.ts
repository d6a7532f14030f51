import { pictureFolder, pictureIn } from '../page/pictureFolder';

/** The URL of a picture: in the folder that the page names, else the one that the app's bundler gave to it. */
export const packagedPicture =
  (pictures: Readonly<Record<string, string | undefined>>) =>
  (file: string): string => {
    const folder = pictureFolder();
    return folder === undefined ? (pictures[file] ?? '') : pictureIn(folder, file);
  };
