/** Lists of fonts that devices have, by their look. In the manner of https://modernfontstacks.com */
export const faces: readonly (readonly [value: string, label: string])[] = [
  ['', 'The page’s own'],
  ['system-ui, sans-serif', 'The device’s own'],
  ['"Helvetica Neue", Helvetica, Arial, sans-serif', 'Helvetica, Arial'],
  ['Verdana, Geneva, sans-serif', 'Verdana'],
  ['Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif', 'Humanist sans-serif'],
  ['Avenir, Montserrat, Corbel, "URW Gothic", sans-serif', 'Geometric sans-serif'],
  [
    'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Manjari, "Arial Rounded MT Bold", sans-serif',
    'Rounded',
  ],
  ['Georgia, serif', 'Georgia'],
  ['Charter, "Bitstream Charter", "Sitka Text", Cambria, serif', 'Book serif'],
  ['"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif', 'Old-style serif'],
  ['Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif', 'Slab serif'],
];
