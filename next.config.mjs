import { assetPrefix } from './scripts/build/hosts/assets.mjs';
import { sourcesHash } from './scripts/build/build.mjs';
import { makeModules } from './scripts/build/make/modules.mjs';
import { FORMATTER } from './scripts/build/make/prepare-texts.mjs';

makeModules();

const assets = assetPrefix();
const production = process.env.NODE_ENV === 'production';

/**
 * Relative addresses everywhere, so that one build serves any sub-path (README, "Deploy"); ASSET_PREFIX is a host for the
 * files with a hash (docs/deploy.md).
 */
const config = {
  // For error reports: scripts/build/postbuild/postbuild.mjs moves them out of what is published.
  productionBrowserSourceMaps: Boolean(process.env.SOURCE_MAPS),
  // Two builds of the same sources are equal, byte for byte; Next would give each a random name.
  generateBuildId: () => sourcesHash().slice(0, 20),
  output: production ? 'export' : undefined,
  distDir: production ? 'dist' : '.next',
  assetPrefix: production ? (assets ?? '.') : undefined,
  crossOrigin: assets ? 'anonymous' : undefined,
  // Otherwise the dev server refuses its own files to a page opened as 127.0.0.1.
  allowedDevOrigins: ['127.0.0.1'],
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  // Babel makes the first page of the dev server twice as late, and changes nothing that is seen.
  reactCompiler: production,
  // Types are a stage of their own (npm run types); here they would only be checked a second time.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // The first page of the dev server, 31 s to 20 s: nothing is compiled for a server that renders no screen, and what a
    // page has is not put into each file of its screens again. `turbopackLazyDynamicImports` would make it 8 s, but then
    // the page reloads while it is used.
    turbopackLazyDynamicImportsSSR: true,
    turbopackClientSideNestedAsyncChunking: true,
    cssChunking: 'graph',
    turbopackChunking: {
      minChunkSize: 150_000,
      maxMergeChunkSize: 800_000,
      maxChunkCountPerGroup: 6,
      requestCost: 400_000,
    },
  },
  turbopack: {
    // msw reads cookies through tough-cookie, whose public-suffix list alone weighs 68 kB gz.
    resolveAlias: {
      'tough-cookie': './lib/demo/platform/tough-cookie-stub.ts',
      // Texts are parsed by the build; the dev server parses them where they are shown, and reports what is wrong there.
      ...(production && { 'use-intl/format-message': FORMATTER }),
    },
    rules: {
      '**/lucide-react/dist/esm/icons/*.mjs': { loaders: ['./scripts/build/make/one-path.mjs'] },
      '**/messages/*/*.json': production
        ? { loaders: ['./scripts/build/make/prepare-texts.mjs'] }
        : { loaders: ['./scripts/build/make/renewed-texts.mjs'], as: '*.js' },
    },
  },
};

export default config;
