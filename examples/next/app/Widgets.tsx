'use client';

import 'biosystem-widgets';

/** Shows nothing: it brings the widgets' code to the browser. */
export function Widgets() {
  return null;
}
