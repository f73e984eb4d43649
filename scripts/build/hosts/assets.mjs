// A second host for the files whose names hold a hash: ASSET_PREFIX of the build is its address. Everything else stays
// beside the page, because it must be of the page's own origin (sw.js) or has no hash in its name.

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost)[:/]/;

/** ASSET_PREFIX as Next.js takes it, without a slash at its end; undefined: the files are beside the page. */
export function assetPrefix(text = process.env.ASSET_PREFIX) {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isAddress = url && (url.protocol === 'https:' || LOOPBACK.test(url.href));
  if (!isAddress || url.search || url.hash || url.username)
    throw new Error(
      `ASSET_PREFIX is no address of an asset host, such as https://assets.example.com/supplier: "${text}"`,
    );
  return url.href.replace(/\/+$/, '');
}

/** What precedes `_next/static/` in the addresses of a built page: `./`, or the address of the asset host. */
export const assetsOf = (html = '') => /<script src="([^"]*)_next\/static\//.exec(html)?.[1] ?? './';

export const assetOrigin = (html) => {
  const assets = assetsOf(html);
  return URL.canParse(assets) ? new URL(assets).origin : undefined;
};

/** The folder of the files on their host; / without a host of their own. */
export const assetBase = (html) => {
  const assets = assetsOf(html);
  return URL.canParse(assets) ? new URL(assets).pathname : '/';
};

/**
 * What the asset host sends beside type and caching. Anyone may read the files, which hold nothing of anybody: with `*` an
 * answer can be kept for pages of every origin.
 */
export const ASSET_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};
