import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['*.js'], exclude: ['*.config.js', 'node_modules'] } });
