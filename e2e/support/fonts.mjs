// Two sets of fonts for visual journeys: the layout must not depend on the fonts of the machine.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One family without Chinese glyphs (fontconfig). */
const latin = () => ({ FONTCONFIG_FILE: fileURLToPath(new URL('../../.ci/latin-fonts.conf', import.meta.url)) });

/** The system's fonts, overriding the environment. */
const system = { FONTCONFIG_FILE: undefined };
const hasChinese = () =>
  spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8', env: { ...process.env, ...system } }).stdout?.trim();

/** The system's fonts including a Chinese one; Noto Sans CJK is installed where possible. */
function chinese() {
  if (!hasChinese() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-noto-cjk'], { stdio: ['ignore', 2, 2] });
  }
  if (!hasChinese()) throw new Error('There is no Chinese font. Install Noto Sans CJK (Debian: fonts-noto-cjk).');
  return system;
}

export const FONT_SETS = { latin, chinese };
