// The client as a site of nginx.
import { CHECKED, HASHED, IMMUTABLE, headerPolicy, securityHeaders } from '../../build/hosts/headers.mjs';
import { ASSET_HEADERS } from '../../build/hosts/assets.mjs';
import { quoted } from './quoted.mjs';

const NGINX_DEFAULTS = {
  name: 'supplier.example.com',
  root: '/srv/supplier-client/dist',
  base: '/',
  listen: '80',
};

/** Which folder answers: the site itself, or a folder of it, whose address without the slash leads to the one with it. */
const folderOf = (root, base) =>
  base === '/'
    ? `  root ${quoted(root)}; # yours`
    : `  location = ${base.slice(0, -1)} {
    return 301 ${base}$is_args$args;
  }
  location ${base} {
    alias ${quoted(`${root}/`)}; # yours
  }`;

const TYPES_AND_COMPRESSION = `  # nginx does not know the type of the manifest, and "nosniff" makes browsers take the type at its word.
  include mime.types;
  types {
    application/manifest+json webmanifest;
  }

  # The build holds compressed copies of its files; the rest is compressed when it is sent.
  gzip_static on;
  # brotli_static on; # with the module ngx_brotli
  gzip on;
  gzip_vary on;
  gzip_min_length 1024;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;`;

/** The asset host: the files with a hash, below the path of ASSET_PREFIX, and nothing else. */
export function nginxAssets(options = {}) {
  const { name, root, base, listen } = { ...NGINX_DEFAULTS, name: 'assets.example.com', ...options };
  const sharing = Object.entries(ASSET_HEADERS)
    .map(([header, value]) => `    add_header ${header} "${value}" always;`)
    .join('\n');
  return `# Made by: node scripts/operate/host-files.mjs nginx --part assets. Change what is marked "yours", or hand it to that command.
server {
  listen ${listen}; # yours
  server_name ${name}; # yours

${TYPES_AND_COMPRESSION}

  location ${base}${HASHED} {
    alias ${quoted(`${root}/${HASHED}`)}; # yours
    error_page 403 404 = @missing;
    add_header Cache-Control "${IMMUTABLE}";
${sharing}
  }
  location / {
    error_page 404 = @missing;
    return 404;
  }
  # That a file is missing must not be kept: it may be there in a minute.
  location @missing {
    add_header Cache-Control "${CHECKED}" always;
${sharing}
    return 404;
  }
}
`;
}

/** `policy`: that of a configuration and its asset host; without one, that of a client whose platform is at the same origin. */
export function nginxConf(options = {}) {
  const { name, root, base, listen, policy = headerPolicy({}) } = { ...NGINX_DEFAULTS, ...options };
  const headers = Object.entries(securityHeaders(policy));
  return `# Made by: node scripts/operate/host-files.mjs nginx. Change what is marked "yours", or hand it to that command.
map $uri $supplier_client_cache {
  ~/${HASHED} "${IMMUTABLE}";
  default "${CHECKED}";
}

server {
  # Behind a proxy that ends https, or beside a server block of yours that redirects here.
  listen ${listen}; # yours
  server_name ${name}; # yours
  index index.html;
  absolute_redirect off;

${TYPES_AND_COMPRESSION}

${folderOf(root, base)}
  # An unknown path is not found: every page of the client is behind the # of one address. A folder is none either.
  error_page 403 404 =404 ${base}404.html;

  add_header Cache-Control $supplier_client_cache always;
${headers.map(([header, value]) => `${header === 'Content-Security-Policy' && !options.policy ? '  # yours: add the origin of baseURL to connect-src and img-src when config.json names another host, and pictureHosts to img-src.\n' : ''}  add_header ${header} "${value}" always;`).join('\n')}
}
`;
}
