import type { NextConfig } from 'next';

const config: NextConfig = {
  cacheComponents: true, // as create-next-app sets it
  // It renders by react-dom/server, which Next bundles for no server component.
  serverExternalPackages: ['biosystem-widgets'],
};

export default config;
