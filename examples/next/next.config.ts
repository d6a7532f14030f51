import type { NextConfig } from 'next';

const config: NextConfig = {
  // It renders by react-dom/server, which Next bundles for no server component.
  serverExternalPackages: ['biosystem-widgets'],
};

export default config;
