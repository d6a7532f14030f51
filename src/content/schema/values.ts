/** Values that several topics share. */
import * as v from 'valibot';
import { label, list, text, textOrEmpty, topic } from '../fields';

export const href = v.pipe(
  v.string('a link'),
  v.maxLength(2000, 'a link of at most 2000 characters'),
  v.regex(/^(?:#|\/|https?:\/\/)/, 'a link that begins with "#", "/", "https://" or "http://"'),
  v.description('Where it leads: an anchor on the page, a path or a URL.'),
);

const PICTURE = 'a URL that begins with "/", "https://" or "builtin:"';

const pictureUrl = (description: string) =>
  v.pipe(
    v.string(PICTURE),
    v.maxLength(2000, `${PICTURE}, of at most 2000 characters`),
    v.regex(/^(?:\/|https:\/\/|builtin:)/, PICTURE),
    v.description(description),
  );

export const picture = (description: string) =>
  topic(
    {
      src: pictureUrl(
        'Its URL. Braces stand for several files: /roof-{480,960}.{avif,webp} is two widths in pixels in two formats, the one for every browser last. "builtin:" in front: a picture that comes with the widgets.',
      ),
      narrow: v.optional(
        pictureUrl(
          'A crop of it for windows of up to 560 px, where the whole would be too small or cut off: the same way.',
        ),
      ),
      alt: textOrEmpty('What it shows, for those who do not see it. Empty: it is decorative.'),
    },
    description,
  );

export const comparison = (description: string) =>
  topic({ before: picture('Before the work.'), after: picture('The same place after it.') }, description);

const MAP = 'a URL that begins with "https://" and holds {query}';

export const mapUrl = (description: string) =>
  v.pipe(
    v.string(MAP),
    v.maxLength(2000, `${MAP}, of at most 2000 characters`),
    v.regex(/^https:\/\/.*\{query\}/, MAP),
    v.description(`${description} {query} is replaced by the place.`),
  );

const within = (most: number, description: string) => {
  const expected = `a number from 0 to ${most}`;
  return v.pipe(
    v.number(expected),
    v.minValue(0, expected),
    v.maxValue(most, expected),
    v.description(description),
  );
};

export const mapPlace = topic(
  {
    x: within(600, 'From the left of the drawing, which is 600 wide.'),
    y: within(450, 'From its top; it is 450 high.'),
    side: v.pipe(
      v.picklist(['before', 'after', 'above', 'below'], '"before", "after", "above" or "below"'),
      v.description('Where the name stands by the dot.'),
    ),
  },
  'A city on the drawing.',
);

export const link = topic(
  {
    label: label('What it says.'),
    href: v.optional(href),
  },
  'A link; without a URL, plain text.',
);

/** What an item for sale holds, and what it does not. */
export const scope = (otherwise = '') => ({
  includes: v.optional(list(label('An entry.'), `What it includes.${otherwise}`)),
  excludes: v.optional(
    list(label('An entry.'), `What it does not include, so that nobody expects it.${otherwise}`),
  ),
});

export const titled = (description: string) =>
  topic({ title: label('A few words.'), text: text('A sentence or two.') }, description);
