/**
 * Where the built-in firm's cities lie on the drawing in the map's place, and where the name stands by the dot: before,
 * after, above or below it.
 */
export const cityPlaces: Readonly<
  Record<string, readonly [x: number, y: number, name: 'before' | 'after' | 'above' | 'below']>
> = {
  Alpharetta: [352, 236, 'before'],
  Roswell: [302, 282, 'below'],
  'Johns Creek': [422, 280, 'after'],
  Milton: [347, 182, 'after'],
  Woodstock: [186, 212, 'after'],
  Cumming: [466, 122, 'above'],
  Canton: [207, 108, 'after'],
  Kennesaw: [116, 288, 'below'],
  Acworth: [78, 240, 'above'],
  Suwanee: [512, 244, 'above'],
  Dunwoody: [316, 366, 'before'],
  'Peachtree Corners': [412, 328, 'below'],
};
