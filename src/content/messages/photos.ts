/** Messages of the photo picker. */
export const photosMessages = {
  /** Label of the photo picker. */
  label: 'Photos (optional)',
  /** Says which photos help. */
  tip: 'Two help most: one from a distance, one close up.',
  /** Says what may be picked. {limit} and {size} (in MB) are replaced by numbers. */
  hint: 'Up to {limit} photos, PNG or JPG, {size} MB each.',
  /** Shown instead when the limit is reached. {limit} is replaced by a number. */
  full: '{limit} is the most: remove one to add another.',
  /** The button. */
  button: 'Choose photos',
  /** Beside the button, for those who have a mouse. */
  drop: 'or drop them here',
  /** Announced as photos come and go. {count} and {limit} are replaced by numbers. */
  count: '{count} of {limit} photos added',
  /** Names the button on a photo. {name} is replaced by the name of the file. */
  remove: 'Remove {name}',
  /** Ends a long list of names. {count} is replaced by a number. */
  more: 'and {count} more',
  /** Why a file was not taken. {name}, {limit} and {size} are replaced. */
  refusals: {
    /** The file is too large. */
    tooLarge: '{name}: larger than {size} MB. Please choose a smaller version.',
    /** A PDF is too large for what is left to files. {documentSize} (in MB) is replaced by a number. */
    documentTooLarge: '{name}: larger than {documentSize} MB. Please choose a smaller PDF, or a photo of it.',
    /** The file is no image. */
    notImage: '{name}: not a photo. Please choose a JPG or PNG.',
    /** The file is a drawing (SVG). */
    svg: '{name}: a drawing (SVG), not a photo. Please choose a JPG or PNG.',
    /** The file is empty or damaged. */
    unreadable: '{name}: empty or damaged. Please choose another copy, or take a screenshot of it.',
    /** The picture has too many pixels. */
    tooManyPixels: '{name}: too many pixels to open safely. Please choose a smaller version.',
    /** The browser cannot read Apple's format. */
    heic: '{name}: an Apple photo (HEIC) that this browser cannot open. Please send it as JPG; a screenshot of it will do.',
    /** The limit of photos is reached. */
    limit: '{name}: not added, because {limit} photos are the most we can take.',
    /** The code that prepares photos could not be loaded. */
    unavailable: '{name}: could not be added just now. Please check your connection and choose it again.',
  },
  /** Of a question of your own that is answered by a file: what differs from the above. */
  file: {
    /** Says what may be chosen. {documentSize} (in MB) is replaced by a number. */
    hint: 'One photo, or one PDF of up to {documentSize} MB (optional).',
    /** The same where the file is required. */
    hintRequired: 'One photo, or one PDF of up to {documentSize} MB.',
    /** Below a required file that is missing. {phone} is replaced by the phone number. */
    missing: 'Please add a file. If you have none at hand, call us: {phone}.',
    /** The button that calls, for those who have none. {phone} is replaced by the phone number. */
    call: 'No file? Call {phone}',
    /** Where scripts are switched off. {phone} is replaced by the phone number. */
    withoutScript: 'A file can be added only where JavaScript is switched on. Please call us: {phone}.',
    /** Where the form was sent before the file was ready. */
    busy: 'One moment: your file is still being prepared. Please press the button again then.',
    /** Below a question whose file was there before a reload. */
    lost: 'If you chose a file here, it could not be kept. Please choose it again.',
    /** Shown instead when there is one. */
    full: 'Remove it to choose another.',
    /** The button. */
    button: 'Choose a file',
    /** Beside the button, for those who have a mouse. */
    drop: 'or drop it here',
    /** Announced as the file comes and goes. {count} is replaced by a number. */
    count: 'Files added: {count}',
    /** The file is neither a photo nor a PDF. */
    notImage: '{name}: neither a photo nor a PDF. Please choose a JPG, PNG or PDF.',
    /** There is a file already. */
    limit: '{name}: not added, because one file is the most we can take here.',
  },
};
