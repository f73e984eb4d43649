// The client as a site of Caddy.
import { CHECKED, HASHED, IMMUTABLE, headerPolicy, securityHeaders } from '../../build/hosts/headers.mjs';
import { ASSET_HEADERS } from '../../build/hosts/assets.mjs';
import { quoted } from './quoted.mjs';

const CADDY_DEFAULTS = { name: 'supplier.example.com', root: '/srv/supplier-client/dist', base: '/' };

const indent = (text) => text.replace(/^(?=.)/gm, '\t');

function filesIn(base) {
  const files = `file_server {
	precompressed br gzip
}`;
  if (base === '/') return files;
  return `redir ${base.slice(0, -1)} ${base} 301
handle_path ${base}* {
${indent(files)}
}
handle {
	error 404
}`;
}

const headerBlock = (headers) =>
  Object.entries(headers)
    .map(([header, value]) => `\t\t${header} "${value}"`)
    .join('\n');

const site = (command, { name, root }, body) =>
  `# Made by: node scripts/operate/host-files.mjs ${command}. Change what is marked "yours", or hand it to that command.
# yours
${name} {
	# yours
	root * ${quoted(root)}
	# The build holds compressed copies of its files; the rest is compressed when it is sent.
	encode gzip
${body}}
`;

/** The asset host: the files with a hash, below the path of ASSET_PREFIX, and nothing else. */
export function caddyAssets(options = {}) {
  const { name, root, base } = { ...CADDY_DEFAULTS, name: 'assets.example.com', ...options };
  return site(
    'caddy --part assets',
    { name, root },
    `	header {
${headerBlock(ASSET_HEADERS)}
	}

	handle ${base}${HASHED}* {
${base === '/' ? '' : `\t\turi strip_prefix ${base.slice(0, -1)}\n`}		header Cache-Control "${IMMUTABLE}"
		file_server {
			precompressed br gzip
		}
	}
	handle {
		error 404
	}

	# That a file is missing must not be kept: it may be there in a minute.
	handle_errors {
		header Cache-Control "${CHECKED}"
		respond 404
	}
`,
  );
}

export function caddyfile(options = {}) {
  const { name, root, base, policy = headerPolicy({}) } = { ...CADDY_DEFAULTS, ...options };
  return site(
    'caddy',
    { name, root },
    `
	@hashed path ${base}${HASHED}*
	@others not path ${base}${HASHED}*
	header @hashed Cache-Control "${IMMUTABLE}"
	header @others Cache-Control "${CHECKED}"
	# Caddy does not know the type of the manifest, and "nosniff" makes browsers take the type at its word.
	@manifest path *.webmanifest
	header @manifest {
		Content-Type "application/manifest+json"
		defer
	}
	header {
${headerBlock(securityHeaders(policy))}
	}

${indent(filesIn(base))}

	# An unknown path is not found: every page of the client is behind the # of one address.
	handle_errors {
		header Cache-Control "${CHECKED}"
		rewrite * /404.html
		file_server
	}
`,
  );
}
