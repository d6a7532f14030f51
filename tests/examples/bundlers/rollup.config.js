import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';

export default {
  input: 'src/main.js',
  output: { dir: 'dist/rollup' },
  plugins: [
    resolve({ browser: true }),
    commonjs(),
    replace({ 'process.env.NODE_ENV': '"production"', preventAssignment: true }),
  ],
};
