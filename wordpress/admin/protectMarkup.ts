/**
 * Writes as entities what WordPress's text filters would take for shortcodes and smilies: the templates of block themes
 * pass through them with all that their blocks print. Pictures get the marks that plugins for lazy loading heed: no script
 * of theirs finds a picture in a shadow root.
 * @param html a widget's first state.
 */
export const protectMarkup = (html: string): string =>
  html
    .replace(/<style\b[^]*?<\/style>|<[^>]*>|[[\]:()]/g, (part) => {
      if (part.startsWith('<style')) return part;
      return part.startsWith('<') ? part.replace(/[[\]]/g, entity) : entity(part);
    })
    .replaceAll('<img ', '<img data-no-lazy="1" data-skip-lazy="" ');

const entity = (character: string): string => `&#${character.charCodeAt(0)};`;
