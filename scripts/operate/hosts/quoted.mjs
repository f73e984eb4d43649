/** A path as nginx and Caddy read it: with a space it is in quotes. */
export const quoted = (path) => (/\s/.test(path) ? `"${path}"` : path);
