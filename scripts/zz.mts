import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';
import * as o from './outputs/buildOutputs.ts';
for (const [n, cfg] of Object.entries({ loader: o.loader('dist','biosystem.js'), islands: o.islands('dist') })) {
  const [{output}] = [await build({...(cfg as any), build:{...(cfg as any).build, write:false}})].flat() as any;
  const c = output[0]; console.log(n, c.code.length, brotliCompressSync(c.code).length);
  for (const [id,m] of Object.entries(c.modules as any)) console.log('  ', (m as any).renderedLength, id.replace('/work/main/',''));
}
