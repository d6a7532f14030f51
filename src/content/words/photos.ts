import { text, textOrEmpty, topic } from '../fields';

export const photos = topic(
  {
    label: text('Label of the photo picker.'),
    hint: textOrEmpty('Says what may be picked. {limit} and {size} (in MB) are replaced by numbers.'),
    full: text('Takes its place when there is no more room. {limit} is replaced by a number.'),
    button: text('The button.'),
    drop: text('Beside the button, for those who have a mouse.'),
    count: text('Told as photos come and go. {count} and {limit} are replaced by numbers.'),
    remove: text('Names the button on a photo. {name} is replaced by the name of the file.'),
    more: text('Ends a long list of names. {count} is replaced by a number.'),
    refusals: topic(
      {
        tooLarge: text('The file is too large.'),
        notImage: text('The file is no image.'),
        svg: text('The file is a drawing (SVG).'),
        unreadable: text('The file is empty or damaged.'),
        tooManyPixels: text('The picture has too many pixels.'),
        heic: text("The browser cannot read Apple's format."),
        limit: text('There is no room for another photo.'),
        unavailable: text('The code that prepares photos could not be loaded.'),
      },
      'Why a file was not taken. {name}, {limit} and {size} are replaced.',
    ),
  },
  'Words of the photo picker.',
);
