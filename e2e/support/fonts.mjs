// Two sets of fonts in which the client is looked at: what it looks like must not depend on the fonts a machine has.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One family that knows no Chinese (fontconfig). */
const latin = () => ({ FONTCONFIG_FILE: fileURLToPath(new URL('../../.ci/latin-fonts.conf', import.meta.url)) });

/** The fonts of the system, whatever the environment says. */
const system = { FONTCONFIG_FILE: undefined };
const hasChinese = () =>
  spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8', env: { ...process.env, ...system } }).stdout?.trim();

/** The system's own fonts, with a Chinese one among them; Noto Sans CJK is installed where the system can do that. */
function chinese() {
  if (!hasChinese() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-noto-cjk'], { stdio: ['ignore', 2, 2] });
  }
  if (!hasChinese()) throw new Error('There is no Chinese font. Install Noto Sans CJK (Debian: fonts-noto-cjk).');
  return system;
}

/** The environment of a browser, by the name of the set. */
export const FONT_SETS = { latin, chinese };
