declare module 'virtual:build' {
  const data: import('./buildData').BuildData;
  export = data; // each of its properties is an export
}
